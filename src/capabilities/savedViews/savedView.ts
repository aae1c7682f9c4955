import { type Id } from '@/services/http/decode';
import { sameValues } from '@/lib/sameValues';
import { keptColumns, keptViews, type KeptView } from './keptViews';
import { readView, writeView } from '@/screen/screenUrl';
import { type ScreenState, type View } from '@/screen/section';
import { type NamedView } from '@/screen/shell/namedViews';

/** The state of a kept view; what it does not contain has its default. */
const stateOf = (screen: ScreenState, search: string): View => ({
  ...screen.defaults,
  ...readView(screen, search),
});

/** Whether the screen's tab, search, order and filters are those of the query of a kept view; `''` is the default. */
export function isShown(screen: ScreenState, state: View, search: string) {
  const view = stateOf(screen, search);
  return Object.entries(screen.urlFields).every(
    ([name, field]) => field?.isPlace || sameValues(view[name], state[name]),
  );
}

/** What the shown view is kept as: its query, with the search for people that addresses leave out. */
export function searchOf({ defaults, urlFields }: ScreenState, state: View) {
  const kept = Object.fromEntries(Object.entries(urlFields).filter(([, field]) => !field?.isPlace));
  const { search, hidden } = writeView({ defaults, urlFields: kept }, state);
  const query = new URLSearchParams(search);
  for (const [name, written] of Object.entries(hidden)) query.set(name, written);
  const text = query.toString();
  return text && `?${text}`;
}

/** Where a kept view is shown: its address, and what belongs into the history entry alone. */
export const addressOfView = (screen: ScreenState, { search }: KeptView) => writeView(screen, stateOf(screen, search));

/** Shows the columns of a kept view, if it has any. */
export function showColumns(owner: Id, { table, columns = [] }: KeptView) {
  if (table) keptColumns(table).write(owner, columns);
}

/** The views that a person keeps of the section with this path. */
export const viewsOf = (path: string, owner: Id): NamedView[] =>
  keptViews(path)
    .read(owner)
    .map((view) => ({
      name: view.name,
      open: (screen) => {
        showColumns(owner, view);
        return addressOfView(screen, view);
      },
    }));
