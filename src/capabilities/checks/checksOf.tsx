import { useEffect, useState, type ComponentType } from 'react';
import { lazyComponent, type LazyComponent } from '@/components/lazy/lazyComponent';
import { LazyPart } from '@/components/lazy/LazyPart';
import { Loaded } from '@/components/lazy/Loaded';
import { whenIdle } from '@/components/lazy/whenIdle';
import { useShownLists } from '@/screen/list/listContext';
import { PageViewHead } from '@/screen/list/PageViewHead';
import { headLinks } from '@/screen/list/listTools';
import { pageViews } from '@/screen/list/pageViews';
import { type Section } from '@/screen/section';
import { fillAt } from '@/lib/slots';

/** What the page of checks gets from its frame. */
export interface ChecksFrame {
  /** Says how far the checking is, beside the heading. */
  onStatus: (text: string) => void;
}

/** The checks of a section: the link in its head, and the page. */
export interface ChecksViews<Lists> {
  Link: ComponentType<Lists>;
  Page: ComponentType<Lists & ChecksFrame>;
}

/** What shows the checks of a section, whose code comes after its page. `Lists` is what that page shows. */
export function checksOf<Lists extends object>(
  { path, label }: Pick<Section, 'path' | 'label'>,
  load: () => Promise<ChecksViews<Lists>>,
) {
  const link = lazyComponent(async () => (await load()).Link);
  const page = lazyComponent(async () => (await load()).Page);
  return [
    fillAt(headLinks, path, () => <LazyLink of={link} />),
    fillAt(pageViews, path, { view: 'checks', Page: () => <Checks of={page} section={label} /> }),
  ];
}

/** Nobody waits for the link to the checks: its code is fetched when the browser is idle. */
function LazyLink<Lists extends object>({ of }: { of: LazyComponent<Lists> }) {
  const props = useShownLists<Lists>();
  useEffect(() => whenIdle(of.keepLoading), [of]);
  return <Loaded of={of} props={props} />;
}

interface Props<Lists> {
  of: LazyComponent<Lists & ChecksFrame>;
  section: string;
}

/** The checks in place of a section's list; the way back is there before their code. */
function Checks<Lists extends object>({ of, section }: Props<Lists>) {
  const lists = useShownLists<Lists>();
  const [status, setStatus] = useState('');
  return (
    <>
      <div className="page-head crumb">
        <PageViewHead section={section} title="Checks" status={status} />
      </div>
      <LazyPart of={of} props={{ ...lists, onStatus: setStatus }} failure="The checks could not be loaded." />
    </>
  );
}
