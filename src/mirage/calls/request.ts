import { type Request } from 'miragejs';
import { Refusal } from './reply';

/** Fields of a call. A form's field that comes several times is a list. */
export type Fields = Record<string, unknown>;

/** What Mirage hands over, beyond its types: the fake XMLHttpRequest, or the HTTP server's stand-in for one. */
export interface MockRequest extends Omit<Request, 'requestBody'> {
  readonly requestBody: unknown;
  /** Ends the call without an answer, as a dropped connection does. */
  onerror?: (() => void) | null;
  /** Whether the page gave the call up. */
  readonly aborted?: boolean;
  /** The fake request's own way to tell the page how much of the body has left. */
  readonly upload?: { _progress: (isComputable: boolean, loaded: number, total: number) => void };
  /** How much of the reply Pretender's fake request takes in one step. */
  chunkSize?: number;
}

/** Ends a call without an answer: its promise never settles, as the caller has been told otherwise. */
export function dropped(request: MockRequest): Promise<never> {
  request.onerror?.();
  return new Promise(() => {});
}

export function header({ requestHeaders }: MockRequest, name: string): string | undefined {
  const key = Object.keys(requestHeaders).find((candidate) => candidate.toLowerCase() === name);
  return key === undefined ? undefined : requestHeaders[key];
}

// By its tag, for a browser's, jsdom's and Node's own FormData are three classes.
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
    throw new Refusal(400, 'The body is not valid JSON.');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal(400, 'The body must be a JSON object.');
  return body as Fields;
}

/** The fields of a call's body, refused where the body is not of the kind the call takes (§7). */
export function readFields(request: MockRequest, kind: 'json' | 'form'): Fields {
  const { requestBody } = request;
  if (kind === 'form') {
    if (!isFormData(requestBody)) throw new Refusal(415, 'This call takes form data.');
    return formFields(requestBody);
  }
  if (isFormData(requestBody) || !/^application\/json\b/.test(header(request, 'content-type') ?? ''))
    throw new Refusal(415, 'This call takes JSON.');
  return jsonFields(requestBody);
}

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/** Refused with the first required field that is absent or empty; a required file must hold something. */
export function requireFields(fields: Fields, names: readonly string[]) {
  const missing = names.find((name) => isMissing(fields[name]));
  if (missing) throw new Refusal(422, `${missing} is required.`);
}

/** The field as text, numbers as theirs; anything else is refused. */
export function textField(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  throw new Refusal(422, `${name} must be a text.`);
}

/** The field as text, empty where it did not come. */
export const optionalText = (fields: Fields, name: string): string =>
  fields[name] === undefined ? '' : textField(fields, name);

const isFile = (value: unknown): value is File => Object.prototype.toString.call(value) === '[object File]';

/** The field as a file that holds something; anything else is refused. */
export function fileField(fields: Fields, name: string): File {
  const value = fields[name];
  if (!isFile(value) || value.size === 0) throw new Refusal(422, `${name} must be a file.`);
  return value;
}
