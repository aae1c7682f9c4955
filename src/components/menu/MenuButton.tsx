import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Menu, menuList } from './Menu';
import { type MenuEntry } from './menuEntry';

interface Props {
  /** The button's accessible name, and the menu's. */
  label: string;
  className: string;
  entries: MenuEntry[];
  isBusy?: boolean;
  /** -1 for one that the arrow keys of a list around it lead to. */
  tabIndex?: number;
  /** The button's content. */
  children: ReactNode;
}

/** A button that opens a menu. The menu is in the document only while it is open. */
export function MenuButton({ label, className, entries, isBusy, tabIndex, children }: Props) {
  const [opened, setOpened] = useState<'first' | 'last' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`btn ${className}`}
        aria-label={label}
        aria-busy={isBusy}
        tabIndex={tabIndex}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        aria-controls={opened ? id : undefined}
        onFocus={menuList.keepLoading}
        onClick={() => setOpened(opened ? null : 'first')}
        onKeyDown={onKeyDown}
      >
        {children}
      </button>
      {opened && (
        <Menu
          id={id}
          label={label}
          entries={entries}
          anchor={button}
          startAt={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
