import { type UrlField } from './urlFields';

/** The query of an address with these fields of a screen's state; empty ones are left out. */
export function queryOf(fields: object, view: object): string {
  const values = view as Record<string, unknown>;
  const written = Object.entries(fields as Record<string, UrlField<unknown>>)
    .filter(([name]) => name in values)
    .map(([name, { write }]) => [name, write(values[name])]);
  return String(new URLSearchParams(written.filter(([, text]) => text)));
}
