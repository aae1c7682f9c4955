import { useEffect, useState, type ComponentType } from 'react';
import { ArrowLeft } from 'react-bootstrap-icons';
import { lazyComponent, type LazyComponent } from '@/components/lazy/lazyComponent';
import { LazyPart } from '@/components/lazy/LazyPart';
import { Loaded } from '@/components/lazy/Loaded';
import { whenIdle } from '@/components/lazy/whenIdle';
import { useListEvents } from '@/screen/list/listContext';
import { headLinks } from '@/screen/list/listTools';
import { pageViews } from '@/screen/list/pageViews';
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

interface Checked<Lists> {
  path: string;
  /** The section's label. */
  label: string;
  /** Reads the lists that the section's page has loaded. */
  useLists: () => Lists;
}

/** What shows the checks of a section, whose code comes after its page. */
export function checksOf<Lists extends object>(
  { path, label, useLists }: Checked<Lists>,
  load: () => Promise<ChecksViews<Lists>>,
) {
  const link = lazyComponent(async () => (await load()).Link);
  const page = lazyComponent(async () => (await load()).Page);
  return [
    fillAt(headLinks, path, () => <LazyLink of={link} props={useLists()} />),
    fillAt(pageViews, path, { view: 'checks', Page: () => <Checks of={page} lists={useLists()} section={label} /> }),
  ];
}

/** Nobody waits for the link to the checks: its code is fetched when the browser is idle. */
function LazyLink<Lists extends object>({ of, props }: { of: LazyComponent<Lists>; props: Lists }) {
  useEffect(() => whenIdle(of.keepLoading), [of]);
  return <Loaded of={of} props={props} />;
}

interface Props<Lists> {
  of: LazyComponent<Lists & ChecksFrame>;
  lists: Lists;
  section: string;
}

/** The checks in place of a section's list; the way back is there before their code. */
function Checks<Lists extends object>({ of, lists, section }: Props<Lists>) {
  const { screen, events } = useListEvents();
  const [status, setStatus] = useState('');
  return (
    <>
      <div className="page-head crumb">
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={`Back to ${section}`}
          onClick={() => events.viewSelected(screen.defaults.view)}
        >
          <ArrowLeft aria-hidden />
        </button>
        <h2>Checks</h2>
        <span className="meta figures" role="status">
          {status}
        </span>
      </div>
      <LazyPart of={of} props={{ ...lists, onStatus: setStatus }} failure="The checks could not be loaded." />
    </>
  );
}
