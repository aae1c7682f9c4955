import { momentOf } from '@/lib/moment';
import { searchRows } from '@/screen/listRows';
import { type Group, type Person, type Post } from '@/services/communityDecoders';
import { fullName } from '@/services/names';

/** The groups whose title contains the search text, ignoring case. */
export const searchGroups = (groups: readonly Group[], search: string) => searchRows(groups, titleOf, search);

const titleOf = ({ title }: Group) => title;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The day in the viewer's time zone, `2025-11-19`; empty for a date that cannot be read. */
export function dayOf(moment: string): string {
  const date = new Date(momentOf(moment));
  if (Number.isNaN(date.getTime())) return '';
  return [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
}

/** The posts created on that day in the viewer's time zone; all of them if the day is empty. */
export const postsOfDay = (posts: readonly Post[], day: string): readonly Post[] =>
  day ? posts.filter(({ createdAt }) => dayOf(createdAt) === day) : posts;

/** The name of the author of a post or a comment; the server may not have one. */
export const authorOf = (person: Person): string => fullName(person) || 'Unknown member';

const SAFE_COLOUR = /^(#[\da-f]{3,8}|[a-z]{3,24}|(rgb|hsl)a?\([\d\s.,%/-]+\))$/i;

/** A group's colour if it is a plain CSS colour, else blue. For a word that is no colour the stylesheet has a default. */
export const safeColour = (colour: string): string => (SAFE_COLOUR.test(colour.trim()) ? colour.trim() : 'blue');
