import { text } from '@/services/http/decode';
import { keptList, type KeptList } from './keptList';

/** A view of a list that a person keeps under a name. */
interface KeptView {
  name: string;
  /** The query of its address, such as `?conditions=bmi+%3E+30`. */
  search: string;
}

const lists = new Map<string, KeptList<KeptView>>();

function toView(row: Partial<KeptView>): KeptView | null {
  const [name, search] = [text(row.name), text(row.search)];
  return name && search.startsWith('?') ? { name, search } : null;
}

/** The views that are kept of a section, by its path. */
export function keptViews(path: string) {
  const list = lists.get(path) ?? keptList(`views ${path}`, toView);
  lists.set(path, list);
  return list;
}
