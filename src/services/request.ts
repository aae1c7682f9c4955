/** One call to the backend; all are POST (§7). `decode` turns the parsed body into what the cache holds. */
export interface Call {
  path: string;
  body: object;
  decode: (body: unknown) => unknown;
  /** Sent without the token; a 401 is then an ordinary refusal (signing in). */
  isPublic?: boolean;
}

/** For changes whose reply says nothing that the screen needs. */
const nothing = () => null;

/** A call with a JSON body. */
export const post = (path: string, body: object = {}, decode: Call['decode'] = nothing): Call => ({
  path,
  body,
  decode,
});

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
  return { path, body, decode };
}
