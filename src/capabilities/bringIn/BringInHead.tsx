import { type ReactNode } from 'react';
import { useSettled } from '@/components/status/useSettled';
import { PageViewHead } from '@/screen/list/PageViewHead';
import { type ContentKind } from './contentKind';

interface Props {
  of: Pick<ContentKind, 'section' | 'noun'>;
  /** How far it is, in words. */
  status: string;
  /** Whether a narrow window shows the record alone. */
  isInRecord?: boolean;
  /** The page's buttons. */
  children?: ReactNode;
}

/** The head of the page: back to the section, how far it is, and what to do next. */
export function BringInHead({ of: { section, noun }, status, isInRecord = false, children }: Props) {
  const said = useSettled(status, SETTLED_MS, status);
  return (
    <div className={`page-head bring-head ${isInRecord ? 'is-in-record' : ''}`}>
      <div className="crumb">
        <PageViewHead section={section} title={`Bring in ${noun}s`} status={said} />
      </div>
      {children && <div className="page-actions push">{children}</div>}
    </div>
  );
}

const SETTLED_MS = 400;
