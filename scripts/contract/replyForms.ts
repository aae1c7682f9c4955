import { formOf, masked } from './forms';

type Fields = Record<string, unknown>;

/** How often a field has a form, and what one such value looks like. */
interface Seen {
  count: number;
  sample: string;
}

interface Field {
  /** In how many objects it is. */
  count: number;
  forms: Map<string, Seen>;
}

/** What replies of one call look like: where the rows are, how many objects of each kind, and the forms of each field. */
export interface ReplyForms {
  shapes: Set<string>;
  /** Of objects by their path: `''` for rows, `plans[]` for those in the list `plans`. */
  objects: Map<string, number>;
  fields: Map<string, Field>;
}

export const noForms = (): ReplyForms => ({ shapes: new Set(), objects: new Map(), fields: new Map() });

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const DEEPEST = 6;

function addField(forms: ReplyForms, path: string, value: unknown) {
  const field = forms.fields.get(path) ?? { count: 0, forms: new Map<string, Seen>() };
  forms.fields.set(path, field);
  field.count += 1;
  const form = formOf(value);
  const seen = field.forms.get(form) ?? { count: 0, sample: masked(value) };
  field.forms.set(form, { ...seen, count: seen.count + 1 });
}

function addObject(forms: ReplyForms, path: string, object: Fields, depth = 0) {
  forms.objects.set(path, (forms.objects.get(path) ?? 0) + 1);
  for (const [name, value] of Object.entries(object)) {
    const inner = path ? `${path}.${name}` : name;
    addField(forms, inner, value);
    if (depth === DEEPEST) continue;
    if (isObject(value)) addObject(forms, inner, value, depth + 1);
    for (const item of Array.isArray(value) ? (value as unknown[]) : []) {
      if (isObject(item)) addObject(forms, `${inner}[]`, item, depth + 1);
      else addField(forms, `${inner}[]`, item);
    }
  }
}

/** Where the rows of a body are, and the rows; an object without a list counts as one row. */
function findRows(body: unknown): [shape: string, rows: unknown[]] {
  if (Array.isArray(body)) return ['[]', body];
  if (!isObject(body)) return [formOf(body), []];
  for (const name of ['data', 'list']) {
    if (!Array.isArray(body[name]) && !isObject(body[name])) continue;
    const [shape, rows] = findRows(body[name]);
    return [shape.startsWith('[') || shape === '{}' ? name + shape : `${name}.${shape}`, rows];
  }
  return ['{}', [body]];
}

/** Adds a reply. */
export function addReply(forms: ReplyForms, body: unknown) {
  const [shape, rows] = findRows(body);
  forms.shapes.add(shape);
  for (const row of rows) if (isObject(row)) addObject(forms, '', row);
  if (isObject(body) && 'success' in body) addField(forms, '(reply) success', body.success);
}
