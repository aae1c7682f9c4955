import { lazyComponent } from '@/components/lazy/lazyComponent';
import { LazyPart } from '@/components/lazy/LazyPart';
import { type Loaded } from '@/lib/loaded';
import { useListEvents, useShownLists } from '@/screen/list/listContext';
import { emptyListLinks } from '@/screen/list/listTools';
import { pageViews } from '@/screen/list/pageViews';
import { fillAt, join } from '@/lib/slots';

export const VIEW = 'bring-in';

interface Brought {
  path: string;
  /** What they are, such as `recipes`. */
  what: string;
  /** Of what the section shows, the list or the folders that are empty while it has none yet; a table is empty only then. */
  list?: string;
}

/** Opens it. */
export function useOpen() {
  const { events } = useListEvents();
  return () => events.viewSelected(VIEW);
}

/** What brings records into a section; the code of its page is fetched when it is opened. */
export function bringInOf({ path, what, list }: Brought, fetchPage: Parameters<typeof lazyComponent<object>>[0]) {
  // Its forms have what those of dialogs have.
  const page = lazyComponent(async () => (await Promise.all([fetchPage(), join('dialogs')]))[0]);
  const Page = () => <LazyPart of={page} props={{}} failure="What brings them in could not be loaded." />;
  function FirstLink() {
    const open = useOpen();
    const lists = useShownLists<Partial<Record<string, Loaded<readonly { items?: readonly unknown[] }[]>>>>();
    if (list && !lists[list]?.every(({ items }) => items?.length === 0)) return null;
    return (
      <button type="button" className="link" onClick={open}>
        Bring in {what}
      </button>
    );
  }
  return [fillAt(pageViews, path, { view: VIEW, Page }), fillAt(emptyListLinks, path, FirstLink)];
}
