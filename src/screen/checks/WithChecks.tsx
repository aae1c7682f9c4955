import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ArrowLeft } from 'react-bootstrap-icons';
import { lazyComponent, type LazyComponent } from '@/components/lazy/lazyComponent';
import { LazyPart } from '@/components/lazy/LazyPart';
import { Loaded } from '@/components/lazy/Loaded';
import { whenIdle } from '@/components/lazy/whenIdle';
import { ListContext, useListEvents, useListState, type Bringing } from '../list/listContext';

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

/** The same before their code is there. */
interface LazyChecks<Lists> {
  link: LazyComponent<Lists>;
  page: LazyComponent<Lists & ChecksFrame>;
}

export const lazyChecks = <Lists,>(load: () => Promise<ChecksViews<Lists>>): LazyChecks<Lists> => ({
  link: lazyComponent(async () => (await load()).Link),
  page: lazyComponent(async () => (await load()).Page),
});

interface LinkProps<Lists> {
  of: LazyChecks<Lists>;
  lists: Lists;
}

/** The link to the checks. Nobody waits for it: its code is fetched when the browser is idle. */
function LazyChecksLink<Lists extends object>({ of: { link }, lists }: LinkProps<Lists>) {
  useEffect(() => whenIdle(link.keepLoading), [link]);
  return <Loaded of={link} props={lists} />;
}

interface Props<Lists> extends LinkProps<Lists> {
  /** The section's label. */
  section: string;
}

/** The checks in place of a section's list; the way back is there before their code. */
function Checks<Lists extends object>({ of, lists, section }: Props<Lists>) {
  const { screen, events } = useListEvents();
  const [status, setStatus] = useState('');
  const onBack = () => events.viewSelected(screen.defaults.view);
  return (
    <>
      <div className="page-head crumb">
        <button type="button" className="btn btn-quiet btn-icon" aria-label={`Back to ${section}`} onClick={onBack}>
          <ArrowLeft aria-hidden />
        </button>
        <h2>Checks</h2>
        <span className="meta figures" role="status">
          {status}
        </span>
      </div>
      <LazyPart of={of.page} props={{ ...lists, onStatus: setStatus }} failure="The checks could not be loaded." />
    </>
  );
}

/** What brings records into a section. */
interface BringIn<Lists> extends Bringing {
  of: LazyComponent<Lists>;
}

interface WithChecksProps<Lists> extends Props<Lists> {
  bringIn?: BringIn<Lists>;
  /** The page without its dialogs. */
  children: ReactNode;
}

/** The checks, what is brought in, or the page of the list with the way to both. */
export function WithChecks<Lists extends object>({ of, lists, section, bringIn, children }: WithChecksProps<Lists>) {
  const { screen } = useListEvents();
  const view = useListState((state) => state.view);
  if (view === 'checks') return <Checks of={of} lists={lists} section={section} />;
  if (view === 'bring-in' && bringIn)
    return <LazyPart of={bringIn.of} props={lists} failure="What brings them in could not be loaded." />;
  const checksLink = <LazyChecksLink of={of} lists={lists} />;
  return <ListContext value={{ screen, checksLink, bringIn }}>{children}</ListContext>;
}
