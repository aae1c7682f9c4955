import { sameValues } from '@/lib/sameValues';
import { type Id } from '@/services/http/decode';
import { type ScreenState, type View } from './section';

/** What a history entry's state contains. */
export interface EntryState {
  isDialogStep?: boolean;
  /** The private fields, each as the text that it would have in a query. */
  hidden?: Record<string, string>;
  /** The person whose entry it is. It outlives the session, so it is ignored for the next person. */
  owner?: Id;
}

/** The fields that a query and the `hidden` of its history entry contain, without those whose value is not valid. */
export function readView({ urlFields }: ScreenState, search: string, hidden?: Record<string, string>): View {
  const query = new URLSearchParams(search);
  const view: View = {};
  for (const [name, field] of Object.entries(urlFields)) {
    const written = hidden?.[name] ?? query.get(name);
    const value = written === null ? undefined : field?.read(written);
    if (value !== undefined) view[name] = value;
  }
  return view;
}

/** The fields of the address that another view changes, as they are in it; the others stay. */
export function changedBy({ urlFields, defaults }: ScreenState, current: View, read: View): View {
  const view = { ...defaults, ...read };
  const changed = Object.keys(urlFields).filter((name) => !sameValues(view[name], current[name]));
  return Object.fromEntries(changed.map((name) => [name, view[name]]));
}

/** The query and the `hidden` of this view, without the fields that have their default. */
export function writeView({ defaults, urlFields }: Pick<ScreenState, 'defaults' | 'urlFields'>, view: View) {
  const query = new URLSearchParams();
  const hidden: Record<string, string> = {};
  for (const [name, field] of Object.entries(urlFields)) {
    if (!field || sameValues(view[name], defaults[name])) continue;
    const text = field.write(view[name]);
    if (field.isPrivate) hidden[name] = text;
    else query.set(name, text);
  }
  const written = query.toString();
  return { search: written && `?${written}`, hidden };
}
