import { type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { ArrowRight } from 'react-bootstrap-icons';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { ActionLink } from '@/lib/ActionLink';
import { useListEvents } from '@/screen/list/listContext';
import sheet from './elsewhere.late.scss';
import { queryOf } from '@/screen/queryOf';
import { foundText, mostFirst, type PlaceElsewhere } from './places';

export interface FoundPlacesProps {
  places: readonly PlaceElsewhere[];
  /** The search and filters that found them, for the links. */
  kept: object;
}

/** The places with most of what was searched. Each is a link, so that it can be opened in another tab too. */
export function FoundPlaces({ places, kept }: FoundPlacesProps) {
  useLateSheet(sheet);
  const { screen, events } = useListEvents();
  const open = (event: MouseEvent, view: object) => {
    const panel = event.currentTarget.closest('[role=tabpanel]')?.id;
    flushSync(() => events.placeChosen(view));
    // The link is gone; what it led to is in the panel with the same id.
    if (panel) document.getElementById(panel)?.querySelector('button')?.focus();
  };
  return (
    <ul className="places" role="list" aria-label="Found elsewhere">
      {mostFirst(places).map(({ title, found, view }) => (
        <li key={queryOf(screen.urlFields, view)}>
          <ActionLink
            to={{ search: queryOf(screen.urlFields, { ...kept, ...view }) }}
            act={(event) => open(event, view)}
          >
            <b>
              {found.length} in {title}
            </b>{' '}
            <span className="meta clip">{foundText(found)}</span>
            <ArrowRight aria-hidden />
          </ActionLink>
        </li>
      ))}
    </ul>
  );
}
