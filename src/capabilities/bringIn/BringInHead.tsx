import { type ReactNode } from 'react';
import { ArrowLeft } from 'react-bootstrap-icons';
import { useSettled } from '@/components/status/useSettled';
import { useList } from '@/screen/list/listContext';
import { type ContentKind, type RecordValues } from './contentKind';

interface Props {
  of: Pick<ContentKind<RecordValues>, 'section' | 'noun'>;
  /** How far it is, in words. */
  status: string;
  /** Whether a narrow window shows the record alone. */
  isInRecord?: boolean;
  /** The page's buttons. */
  children?: ReactNode;
}

/** The head of the page: back to the section, how far it is, and what to do next. */
export function BringInHead({ of: { section, noun }, status, isInRecord = false, children }: Props) {
  const { screen, events } = useList();
  const said = useSettled(status, SETTLED_MS, status);
  return (
    <div className={`page-head bring-head ${isInRecord ? 'is-in-record' : ''}`}>
      <div className="crumb">
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={`Back to ${section}`}
          onClick={() => events.viewSelected(screen.defaults.view)}
        >
          <ArrowLeft aria-hidden />
        </button>
        <h2>Bring in {noun}s</h2>
        <span className="meta figures" role="status">
          {said}
        </span>
      </div>
      {children && <div className="page-actions push">{children}</div>}
    </div>
  );
}

const SETTLED_MS = 400;
