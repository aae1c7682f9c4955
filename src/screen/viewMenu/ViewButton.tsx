import { useEffect, useRef, useState } from 'react';
import { ChevronDown } from 'react-bootstrap-icons';
import { LazyDialog } from '@/components/lazy/LazyDialog';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { whenIdle } from '@/components/lazy/whenIdle';
import { join } from '@/lib/slots';
import { useViewName } from './useViewName';
import { type ViewProps } from './viewProps';

const viewMenu = lazyComponent(async () => {
  await join('viewMenu');
  return (await import(/* webpackChunkName: "view-dialogs" */ './panel/ViewMenu')).ViewMenu;
});

/** As the library's `LayoutThreeColumns`, which would be twice as long. */
const Columns = () => (
  <svg className="bi" viewBox="0 0 16 16" width="1em" height="1em" stroke="currentColor" aria-hidden>
    <path fill="none" d="M.5 3q0-1.5 1.5-1.5h12q1.5 0 1.5 1.5v10q0 1.5-1.5 1.5H2Q.5 14.5.5 13zm5-1.5v13m5-13v13" />
  </svg>
);

/** How a list is shown: opens its menu, with Export and Print. */
export function ViewButton<Row>(props: ViewProps<Row>) {
  const name = useViewName(props.table?.name);
  /** Whether the menu or the dialog of an export is open. */
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => whenIdle(viewMenu.keepLoading), []);
  const close = () => setOpen(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="btn btn-outline-secondary filter-button view-button"
        aria-label={name && `View: ${name}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Columns />
        <span>View</span>
        <ChevronDown className="small-caret" aria-hidden />
      </button>
      {isOpen && <LazyDialog of={viewMenu} props={{ ...props, anchor: button, onClose: close }} onFailure={close} />}
    </>
  );
}
