import { type Column, type FoundRecord } from '../found';
import { foldWords } from '@/lib/fold';
import { type Vocabulary } from './vocabulary';

/** What belongs to a set or a day, and not to the exercise. */
const OF_SETS =
  /(?:^|\s)(?:sets?|superset|reps?|rpe|day|date|week|weight|workout|time|duration|seconds|distance|order)(?:\s|$)/;
const REST = /^rest(?: day)?$/;

/** Whether a table has a row for each set or day of an exercise. */
export const isOfSets = (columns: readonly Column[], { onlyText }: Vocabulary) =>
  onlyText !== undefined && columns.some(({ head, field }) => field === null && OF_SETS.test(foldWords(head)));

/** Each exercise once, with all that is said of it; without what belongs to its sets and days, and days of rest. */
export function oneOfEach(records: readonly FoundRecord[], { onlyText, title }: Vocabulary): FoundRecord[] {
  const nameOf = ({ fields }: FoundRecord) => foldWords(fields[title!.name] ?? '');
  if (new Set(records.map(nameOf)).size === records.length) return [...records];
  const byName = new Map<string, FoundRecord>();
  for (const record of records) {
    const name = nameOf(record);
    if (REST.test(name)) continue;
    const before = byName.get(name);
    const texts = [before, record].flatMap((each) => each?.fields[onlyText!.name]?.split('\n') ?? []);
    const left = [...(before?.notUnderstood ?? []), ...record.notUnderstood];
    byName.set(name, {
      ...(before ?? record),
      fields: {
        ...record.fields,
        ...before?.fields,
        ...(texts.length && { [onlyText!.name]: [...new Set(texts)].join('\n') }),
      },
      notUnderstood: [...new Set(left)].filter((line) => !OF_SETS.test(foldWords(line.split(':')[0]!))),
    });
  }
  return [...byName.values()];
}
