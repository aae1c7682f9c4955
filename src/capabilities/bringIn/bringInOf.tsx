import { lazyComponent } from '@/components/lazy/lazyComponent';
import { LazyPart } from '@/components/lazy/LazyPart';
import { useListEvents } from '@/screen/list/listContext';
import { emptyListLinks } from '@/screen/list/listTools';
import { pageViews } from '@/screen/list/pageViews';
import { fillAt, join } from '@/lib/slots';

export const VIEW = 'bring-in';

interface Brought {
  path: string;
  /** What they are, such as `recipes`. */
  what: string;
  /** Whether the section has none yet; a table is empty only then. */
  useIsFirst?: () => boolean;
}

/** Opens it. */
export function useOpen() {
  const { events } = useListEvents();
  return () => events.viewSelected(VIEW);
}

/** What brings records into a section; the code of its page is fetched when it is opened. */
export function bringInOf(
  { path, what, useIsFirst = () => true }: Brought,
  fetchPage: Parameters<typeof lazyComponent<object>>[0],
) {
  // Its forms have what those of dialogs have.
  const page = lazyComponent(async () => (await Promise.all([fetchPage(), join('dialogs')]))[0]);
  const Page = () => <LazyPart of={page} props={{}} failure="What brings them in could not be loaded." />;
  function FirstLink() {
    const open = useOpen();
    if (!useIsFirst()) return null;
    return (
      <button type="button" className="link" onClick={open}>
        Bring in {what}
      </button>
    );
  }
  return [fillAt(pageViews, path, { view: VIEW, Page }), fillAt(emptyListLinks, path, FirstLink)];
}
