import { titleOf } from '@/components/format/title';

/** A part of a screen's list beside the shown one, such as a tab, with what the search finds there. */
export interface PlaceElsewhere {
  /** Such as `Lunch › Soups`. */
  title: string;
  found: readonly { title: string }[];
  /** The fields of the screen's state that lead there; its search and filters stay as they are. */
  view: object;
}

const MOST_PLACES = 5;
const MOST_TITLES = 3;

/** The places to show: most found first, equal ones in the list's order. */
export const mostFirst = (places: readonly PlaceElsewhere[]) =>
  places.toSorted((one, other) => other.found.length - one.found.length).slice(0, MOST_PLACES);

/** What is found in a place, in one line: the first three titles, and how many more. */
export function foundText(found: readonly { title: string }[]): string {
  const more = found.length - MOST_TITLES;
  const titles = found.slice(0, MOST_TITLES).map(({ title }) => titleOf(title));
  return titles.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
