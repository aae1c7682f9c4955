import { writeView } from '../../screenView';
import { type View } from '../../section';
import { type ListScreen } from '../savedView';

/** What the shown view is kept as: its query, with the search for people that addresses leave out. */
export function queryOf({ defaults, urlFields }: ListScreen, state: View) {
  const kept = Object.fromEntries(Object.entries(urlFields).filter(([, field]) => !field?.isPlace));
  const { search, hidden } = writeView({ defaults, urlFields: kept }, state);
  const query = new URLSearchParams(search);
  for (const [name, written] of Object.entries(hidden)) query.set(name, written);
  const text = query.toString();
  return text && `?${text}`;
}
