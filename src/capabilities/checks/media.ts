import { isFilm } from '@/media/films';
import { mediaUrl } from '@/services/media/media';
import { findingOf, strong, toAdd, toEdit, type Base, type Query, type Reason, type Step } from './finding';

export const PICTURE: Reason = { key: 'picture', title: 'No picture', text: 'Members see a grey place in the app.' };

export const FILM: Reason = { key: 'film', title: 'No film', text: 'Members cannot watch how it is done.' };

/** The name of a stored file, as short as a person knows it. */
function fileName(stored: string) {
  if (/^(data|blob):/i.test(stored)) return 'file';
  const path = stored.trim().replace(/[?#].*$/, '');
  return path.slice(path.lastIndexOf('/') + 1) || stored.trim();
}

/** Where a stored picture or film is edited: what it is called, and what opens the field. */
interface Field {
  what: 'picture' | 'film';
  query: Query;
}

/** Whether there is a picture or film; where there is, only loading it shows whether it is dead. */
export function checkMedia(base: Base, stored: string, { what, query }: Field, reason = PICTURE): Step {
  if (!stored.trim()) return findingOf(base, reason, [`No ${what} was stored`], toAdd(what, base.name, query));
  const said = [`The stored ${what} `, strong(fileName(stored)), ' does not load'];
  const dead = findingOf(base, reason, said, toEdit(what, base.name, query));
  const url = mediaUrl(stored);
  if (url === null) return dead;
  return { url, isFilm: isFilm(stored), judge: ({ isDead }) => (isDead ? dead : null) };
}
