import { nothing, type Call } from './request';
import { sendForm } from './uploads';

type Field = Blob | string | number | boolean | null | undefined;

const isList = (value: Field | readonly Field[]): value is readonly Field[] => Array.isArray(value);

/** A call with a multipart body. Absent fields are left out, a list becomes one entry for each of its values. */
export function postForm(
  path: string,
  fields: Record<string, Field | readonly Field[]>,
  decode: Call['decode'] = nothing,
): Call {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const part of isList(value) ? value : [value]) {
      if (part === undefined || part === null) continue;
      if (part instanceof Blob) body.append(name, part);
      else body.append(name, String(part));
    }
  }
  return { path, body, decode, send: (url, options) => sendForm(url, body, options) };
}
