import { sameValues } from '@/lib/sameValues';
import { type ScreenState } from './section';

/** The state of a screen, or a part of it. */
export type View = Record<string, unknown>;

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

/** The query and the `hidden` of this view, without the fields that have their default. */
export function writeView({ slice, urlFields }: ScreenState, view: View) {
  const defaults = slice.getInitialState() as View;
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
