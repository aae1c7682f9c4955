import { Upload } from 'react-bootstrap-icons';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { LazyPart } from '@/components/lazy/LazyPart';
import { useListEvents } from '@/screen/list/listContext';
import { emptyListLinks, listMenu } from '@/screen/list/listTools';
import { pageViews } from '@/screen/list/pageViews';
import { fillAt, join } from '@/lib/slots';

const VIEW = 'bring-in';

interface Brought {
  path: string;
  /** What they are, such as `recipes`. */
  what: string;
  /** Whether the section has none yet. */
  useIsFirst: () => boolean;
}

/** What brings records into a section; the code of its page is fetched when it is opened. */
export function bringInOf({ path, what, useIsFirst }: Brought, fetchPage: Parameters<typeof lazyComponent<object>>[0]) {
  // Its forms have what those of dialogs have.
  const page = lazyComponent(async () => (await Promise.all([fetchPage(), join('dialogs')]))[0]);
  const useOpen = () => {
    const { events } = useListEvents();
    return () => events.viewSelected(VIEW);
  };
  const Page = () => <LazyPart of={page} props={{}} failure="What brings them in could not be loaded." />;
  function MenuItem() {
    return (
      <button type="button" className="dropdown-item" onClick={useOpen()}>
        <Upload aria-hidden />
        {`Bring in ${what}…`}
      </button>
    );
  }
  function FirstLink() {
    const open = useOpen();
    if (!useIsFirst()) return null;
    return (
      <button type="button" className="link" onClick={open}>
        Bring in {what}
      </button>
    );
  }
  return [
    fillAt(pageViews, path, { view: VIEW, Page }),
    fillAt(listMenu, path, MenuItem),
    fillAt(emptyListLinks, path, FirstLink),
  ];
}
