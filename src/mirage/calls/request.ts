import { type Request } from 'miragejs';
import { HttpError } from './reply';

/** The fields of a body; a form field that occurs several times is a list. */
export type Fields = Record<string, unknown>;

/** Mirage's request with the members that its types omit: it is Pretender's fake XMLHttpRequest, or our HTTP server's. */
export interface MockRequest extends Omit<Request, 'requestBody'> {
  readonly requestBody: unknown;
  /** Fails the request as a dropped connection does. */
  onerror?: (() => void) | null;
  /** Whether the page aborted the request. */
  readonly aborted?: boolean;
  /** Dispatches a progress event of the upload. */
  readonly upload?: { _progress: (isComputable: boolean, loaded: number, total: number) => void };
  /** How many characters of the reply Pretender delivers at a time. */
  chunkSize?: number;
}

/** Drops the connection. The promise never settles, because the page has had its error event already. */
export function dropped(request: MockRequest): Promise<never> {
  request.onerror?.();
  return new Promise(() => {});
}

export function header({ requestHeaders }: MockRequest, name: string): string | undefined {
  const key = Object.keys(requestHeaders).find((candidate) => candidate.toLowerCase() === name);
  return key === undefined ? undefined : requestHeaders[key];
}

// Compares the tag, because the FormData classes of the browser, jsdom and Node differ.
const isFormData = (body: unknown): body is FormData => Object.prototype.toString.call(body) === '[object FormData]';

function formFields(form: FormData): Fields {
  const fields: Fields = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    fields[name] = values.length === 1 ? values[0] : values;
  }
  return fields;
}

function jsonFields(text: unknown): Fields {
  let body: unknown;
  try {
    body = JSON.parse(text as string);
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new HttpError(400, 'The body must be a JSON object.');
  return body as Fields;
}

/** Reads the fields of a body; throws a 415 if the body has another format. */
export function readFields(request: MockRequest, kind: 'json' | 'form'): Fields {
  const { requestBody } = request;
  if (kind === 'form') {
    if (!isFormData(requestBody)) throw new HttpError(415, 'This call takes form data.');
    return formFields(requestBody);
  }
  if (isFormData(requestBody) || !/^application\/json\b/.test(header(request, 'content-type') ?? ''))
    throw new HttpError(415, 'This call takes JSON.');
  return jsonFields(requestBody);
}

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/** Throws a 422 that names the first required field that is absent or empty. */
export function requireFields(fields: Fields, names: readonly string[]) {
  const missing = names.find((name) => isMissing(fields[name]));
  if (missing) throw new HttpError(422, `${missing} is required.`);
}

/** Reads a text or a number as text. */
export function textField(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  throw new HttpError(422, `${name} must be a text.`);
}

/** Reads a text, or `''` if the field is absent. */
export const optionalText = (fields: Fields, name: string): string =>
  fields[name] === undefined ? '' : textField(fields, name);

const isFile = (value: unknown): value is File => Object.prototype.toString.call(value) === '[object File]';

/** Reads a file that is not empty. */
export function fileField(fields: Fields, name: string): File {
  const value = fields[name];
  if (!isFile(value) || value.size === 0) throw new HttpError(422, `${name} must be a file.`);
  return value;
}
