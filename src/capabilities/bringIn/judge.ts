import { plainTitle, plainWords } from '@/lib/plainText';
import { refusedFields } from '@/components/form/formRules';
import { nameIn, type ContentKind, type RecordValues } from './contentKind';

/** What can be said of a record's values, whatever else there is. */
export interface Judged {
  /** The names of the fields that the form's rules refuse. */
  missing: readonly string[];
  looksWrong: string | null;
  title: string;
  /** What makes it the same as another one of that title. */
  content: string;
}

const known = new WeakMap<object, Judged>();

/** Found once for each object of values. */
export function judge(kind: ContentKind, values: RecordValues): Judged {
  const before = known.get(values);
  if (before) return before;
  const judged: Judged = {
    missing: refusedFields(kind.schema, values),
    looksWrong: kind.looksWrong(values),
    title: plainTitle(nameIn(kind, values)),
    content: plainWords(kind.contentOf(values)),
  };
  known.set(values, judged);
  return judged;
}

/** The values with another place, of which all else is known already: 10,000 of them are judged at once. */
export function withPlace(kind: ContentKind, values: RecordValues, place: Partial<RecordValues>): RecordValues {
  const { missing, ...others } = judge(kind, values);
  const placed = { ...values, ...place };
  const isGiven = kind.placeFields.every((field) => placed[field]);
  const rest = missing.filter((field) => !kind.placeFields.includes(field));
  known.set(placed, { ...others, missing: isGiven ? rest : [...kind.placeFields.filter((f) => !placed[f]), ...rest] });
  return placed;
}
