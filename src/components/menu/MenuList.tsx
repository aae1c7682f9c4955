import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Check2 } from 'react-bootstrap-icons';
import { fold } from '@/lib/fold';
import { moveFocus } from '../layout/focus';
import { isPhone } from '../layout/phone';
import { notifyInfo } from '../notify/notify';
import { useBackToClose } from './holdBack';
import { type MenuEntry, type MenuItem } from './menuEntry';
import * as MENU_ICONS from './menuIcons';
import { useFloating, useOutsidePress } from './useFloating';

export interface MenuProps {
  id: string;
  label: string;
  /** Said above the items. */
  note?: string;
  entries: MenuEntry[];
  /** What the menu stands below, and what has the focus again when it closes. */
  anchor: RefObject<HTMLElement | null>;
  startAt: 'first' | 'last';
  /** Which edges of menu and anchor are aligned. */
  side?: 'left' | 'right';
  onClose: () => void;
}

/**
 * The open menu. It is fixed to the viewport, so that neither a scrolling table nor a dialog clips it. On a phone it is a
 * sheet at the bottom edge: the veil around it takes the press beside it, and Back closes it, as if it were a page.
 */
export function MenuList({ id, label, note, entries, anchor, startAt, side, onClose }: MenuProps) {
  const menu = useFloating<HTMLUListElement>(anchor, side);
  useFirstFocus(menu, startAt);
  const sheet = useRef<HTMLDivElement>(null);
  const [isSheet] = useState(isPhone);
  useOutsidePress(sheet, anchor, onClose);

  const close = () => {
    anchor.current?.focus();
    onClose();
  };
  useBackToClose(isSheet, close);
  // The focus returns first: a dialog that the item opens must return it to the button, since the item is removed.
  const select = (item: MenuItem) => {
    close();
    if (item.offReason) notifyInfo(item.offReason);
    else item.onSelect();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    moveFocus(event, items, { back: 'ArrowUp', on: 'ArrowDown' });
    if (event.key === 'Tab') close();
    if (event.key.length === 1 && event.key !== ' ') focusByLetter(items, event.key);
    if (event.key !== 'Escape') return;
    event.stopPropagation(); // it closes the menu, not the dialog under it
    close();
  };

  // In an open dialog, because everything outside of it is inert; else in the page's landmark.
  const home = anchor.current?.closest('.modal, .offcanvas, main') ?? document.body;
  return createPortal(
    <div ref={sheet} className="menu-sheet">
      {isSheet && <button type="button" className="menu-veil" tabIndex={-1} aria-hidden onClick={close} />}
      <ul ref={menu} id={id} className="dropdown-menu menu" role="menu" aria-label={label} onKeyDown={onKeyDown}>
        {isSheet && (
          <li className="menu-title clip" role="none">
            <span aria-hidden>{label.replace(/^Actions for /, '')}</span>
          </li>
        )}
        {note && (
          <li className="menu-note meta" role="none">
            {note}
          </li>
        )}
        {entries.map((entry, index) =>
          entry === 'divider' ? (
            <li key={index} role="separator" className="dropdown-divider" />
          ) : (
            <MenuItemButton key={entry.label} item={entry} onPress={() => select(entry)} />
          ),
        )}
      </ul>
    </div>,
    home,
  );
}

/** Focuses the next item after the focused one whose label begins with the letter. */
function focusByLetter(items: HTMLElement[], letter: string) {
  const here = items.indexOf(document.activeElement as HTMLElement) + 1;
  const inTurn = [...items.slice(here), ...items.slice(0, here)];
  inTurn.find((item) => fold(item.textContent).startsWith(fold(letter)))?.focus();
}

/** Focuses the first or the last item when the menu opens. */
function useFirstFocus(menu: RefObject<HTMLElement | null>, startAt: 'first' | 'last') {
  useEffect(() => {
    const items = menu.current?.querySelectorAll<HTMLElement>('button') ?? [];
    const checked = menu.current?.querySelector<HTMLElement>('[aria-checked=true]');
    const item = startAt === 'first' ? (checked ?? items[0]) : items[items.length - 1];
    item?.focus({ preventScroll: true });
  }, [menu, startAt]);
}

function MenuItemButton({ item, onPress }: { item: MenuItem; onPress: () => void }) {
  const { label, detail, icon, tone = '', offReason, note, shortcut, isChecked } = item;
  const Icon = icon && MENU_ICONS[icon];
  const choice = isChecked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': isChecked };
  return (
    <li role="none">
      <button
        type="button"
        className={`dropdown-item ${tone}`}
        aria-disabled={offReason !== undefined}
        title={note ? undefined : offReason} // else the reason is said twice
        aria-keyshortcuts={shortcut}
        onClick={onPress}
        {...choice}
      >
        {Icon && <Icon aria-hidden />}
        {label}
        {detail && <span className="meta clip">{detail}</span>}
        {note && <span className="item-note">{note}</span>}
        {shortcut && (
          <kbd className="key-hint" aria-hidden>
            {shortcut}
          </kbd>
        )}
        {isChecked && <Check2 className="tick" aria-hidden />}
      </button>
    </li>
  );
}
