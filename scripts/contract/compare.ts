import { isExpected } from './forms';
import { type ReplyForms } from './replyForms';

/** Something in the replies of a call that is not in the contract. */
export interface Finding {
  field: string;
  what: string;
  count: number;
  /** A masked value, `''` where there is none to show. */
  sample: string;
}

const parentOf = (path: string) => /^(.*)\.[^.]+$/.exec(path)?.[1] ?? '';

/** Whether each object has the field. */
const isAlwaysThere = (forms: ReplyForms, path: string) =>
  forms.fields.get(path)?.count === forms.objects.get(parentOf(path)) && !path.endsWith('[]');

function missingFields(found: ReplyForms, expected: ReplyForms): Finding[] {
  return [...expected.fields.keys()].flatMap((field) => {
    const objects = found.objects.get(parentOf(field)) ?? 0;
    const count = objects - (found.fields.get(field)?.count ?? 0);
    return isAlwaysThere(expected, field) && count > 0 ? { field, what: 'missing', count, sample: '' } : [];
  });
}

/** Fields below one that is unknown itself are not named. */
function unknownFields(found: ReplyForms, expected: ReplyForms): Finding[] {
  const isNew = (path: string) => path !== '' && !expected.fields.has(path) && !expected.objects.has(path);
  return [...found.fields]
    .filter(([field]) => isNew(field) && expected.objects.has(parentOf(field)))
    .map(([field, { count }]) => ({ field, what: 'unknown field', count, sample: '' }));
}

function unknownForms(found: ReplyForms, expected: ReplyForms): Finding[] {
  return [...found.fields].flatMap(([field, { forms }]) => {
    const known = expected.fields.get(field);
    if (!known) return [];
    const expectedForms = new Set(known.forms.keys());
    return [...forms]
      .filter(([form]) => !isExpected(form, expectedForms))
      .map(([what, { count, sample }]) => ({ field, what, count, sample }));
  });
}

/** What the replies of a call have, or lack, against the contract's. */
export const compared = (found: ReplyForms, expected: ReplyForms): Finding[] => [
  ...missingFields(found, expected),
  ...unknownFields(found, expected),
  ...unknownForms(found, expected),
];
