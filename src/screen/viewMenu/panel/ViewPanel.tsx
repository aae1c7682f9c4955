import { useId, useLayoutEffect, useState, type ComponentType, type KeyboardEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Download, Printer } from 'react-bootstrap-icons';
import { AllOf } from '@/components/error/AllOf';
import { countOf } from '@/components/format/number';
import { isPhone } from '@/components/layout/phone';
import { pause } from '@/lib/pause';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { useBackToClose } from '@/components/menu/holdBack';
import { useFloating, useOutsidePress } from '@/components/menu/useFloating';
import { Fills } from '../../Fills';
import { useListEvents } from '../../list/listContext';
import { headLinks, listMenu } from '../../list/listTools';
import { read, slot } from '@/lib/slots';
import { type OpenView } from '../viewProps';
import sheet from './viewMenu.late.scss';

/** What stands over the acts of the menu; each gets the table of the list, if it has one. */
export const viewMenuParts = slot<ComponentType<Pick<OpenView, 'table'>>>('viewMenuParts');

/** The space that stays below it, in px. */
const EDGE = 8;

interface Props extends OpenView {
  /** Asks how to write the list of this name. */
  onExport: (name: string) => void;
}

/** How a list is shown. It is a dialog that holds no focus captive, and not a menu, because it has fields; on a phone a sheet. */
export function ViewPanel(props: Props) {
  const { table, exported, anchor, onExport, onClose } = props;
  const { screen } = useListEvents();
  const titleId = useId();
  useLateSheet(sheet);
  const panel = useFloating<HTMLDivElement>(anchor);
  useFirstFocus(panel);
  // The menu of a view and the veil stand outside of it.
  useOutsidePress(panel, anchor, (place) => {
    if (!place.closest('.menu, .menu-veil')) onClose();
  });
  // What the menu itself changes is not a row more or less.
  const [counts] = useState(() => exported.map(({ rows }) => rows().length));
  const [isSheet] = useState(isPhone);

  const close = () => {
    anchor.current?.focus();
    onClose();
  };
  useBackToClose(isSheet, close);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      return close();
    }
    if (event.key !== 'Tab' || !panel.current?.contains(event.target as Node)) return undefined;
    const stops = stopsIn(panel.current);
    if (event.target !== stops.at(event.shiftKey ? 0 : -1) && event.target !== panel.current) return undefined;
    // It stands at the end of the page, but belongs to its button.
    if (event.target === panel.current && !event.shiftKey) return undefined;
    if (event.shiftKey) event.preventDefault();
    return close();
  };
  const print = () => {
    close();
    void pause().then(() => window.print());
  };
  return createPortal(
    <>
      {isSheet && <button type="button" className="menu-veil" tabIndex={-1} aria-hidden onClick={close} />}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are for what is in it */}
      <div
        ref={panel}
        className="view-panel"
        role="dialog"
        aria-labelledby={titleId}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <h2 className="visually-hidden" id={titleId}>
          View
        </h2>
        <AllOf of={read(viewMenuParts)} props={{ table }} />
        <section className="view-acts">
          {/* It has no room in the head of a phone's page. */}
          <Fills of={headLinks} />
          <AllOf of={read(listMenu, screen.path)} props={{ close }} />
          {exported.map((each, index) => (
            <button
              key={each.name}
              type="button"
              className="dropdown-item"
              onClick={() => {
                anchor.current?.focus(); // where the dialog returns it
                onExport(each.name);
              }}
            >
              <Download aria-hidden />
              {`Export ${countOf(counts[index]!, each.noun)}…`}
            </button>
          ))}
          <button type="button" className="dropdown-item" onClick={print}>
            <Printer aria-hidden />
            Print this list
          </button>
        </section>
      </div>
    </>,
    anchor.current?.closest('main') ?? document.body,
  );
}

const stopsIn = (panel: HTMLElement) =>
  [...panel.querySelectorAll<HTMLElement>('a, button, input:not(:disabled)')].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility?.() !== false,
  );

/** The first view has the focus; without any the menu itself, so that no keyboard covers it on a touch screen. */
function useFirstFocus(panel: RefObject<HTMLDivElement | null>) {
  useLayoutEffect(() => {
    const { current } = panel;
    if (!current) return;
    // Where it is now it may grow down to the edge, and then it scrolls: it never moves.
    const { top } = current.getBoundingClientRect();
    current.style.setProperty('max-height', `${window.innerHeight - top - EDGE}px`);
    (current.querySelector<HTMLElement>('.view-list button') ?? current).focus({ preventScroll: true });
  }, [panel]);
}
