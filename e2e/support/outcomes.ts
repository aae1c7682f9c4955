import { readFileSync } from 'node:fs';

/** What a careful person reads out of a record, as far as it matters. Lists are without bullets and numbers. */
interface ExpectedRecord {
  title?: string;
  ingredients?: string[];
  directions?: string[];
  calories?: number;
  protein?: number;
  carbs?: number;
  fat?: number;
  description?: string;
  dosage?: string;
  link?: string;
  place?: string[];
  /** Heads of groups, which may stand among the lines. */
  heads?: string[];
  /** Other values of a field, or other lines of a list, that are right as well. */
  alt?: Record<string, unknown>;
  /** Values that a field must not have. */
  never?: Record<string, unknown>;
  /** What the note holds: all of these, and of each list one. */
  noteHas?: string[];
  noteHasAny?: string[][];
  /** The record is not ticked by itself. */
  doubtful?: string[];
  /** What stands in no field. */
  absent?: string[];
}

/** A source as people bring one, with what is in it. */
export interface Brought {
  section: 'recipes' | 'supplements' | 'exercises' | 'help' | 'dietPlans';
  file: string;
  how: 'file' | 'paste';
  /** None: nothing of it may be ticked. */
  records: ExpectedRecord[];
  absent?: string[];
  /** Something has to be said about the source. */
  said?: string[];
  /** Others that are right as well. */
  alternatives?: { records?: ExpectedRecord[]; doubtful?: string[] }[];
}

/** A record as the page shows it. */
export interface Shown {
  isTicked: boolean;
  /** The values of its form, by label. */
  form: Record<string, string>;
  notUnderstood: string[];
}

/** In windows-1252, which node's `TextDecoder` takes for latin-1. */
export const BROWSERS_ALONE = 'e-cp1252.csv';

export const FOLDER = 'test/brought/files';
export const BROUGHT = JSON.parse(readFileSync('test/brought/outcomes.json', 'utf8')) as Brought[];

/** What the forms call the fields. */
const LABELS: Record<string, string[]> = {
  title: ['Recipe name', 'Title', 'Workout name', 'Name'],
  ingredients: ['Ingredients'],
  directions: ['Directions', 'Cooking steps'],
  calories: ['Calories'],
  protein: ['Protein'],
  carbs: ['Carbs'],
  fat: ['Fats', 'Fat'],
  description: ['Description'],
  dosage: ['Dosage'],
  link: ['Link', 'Media', 'Video URL', 'External link'],
  note: ['Note'],
};

const FRACTIONS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3, '⅛': 0.125 };
const decimal = (value: number) => String(Number(value.toFixed(2)));

/** For comparing: one form of fractions, digits, blanks, hyphens and quotes. */
const plain = (text: unknown) =>
  String(text)
    .normalize('NFC')
    .replace(/(\d+)?\s*([½¼¾⅓⅔⅛])/g, (_all, whole: string | undefined, sign: string) =>
      decimal(Number(whole ?? 0) + FRACTIONS[sign]!),
    )
    .replace(/\b(?:(\d+)\s+)?(\d)[/⁄](\d)\b/g, (_all, whole: string | undefined, over: string, under: string) =>
      decimal(Number(whole ?? 0) + Number(over) / Number(under)),
    )
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/[“”«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/[.:]$/, '')
    .replace(/s\b/g, '');

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());

const valueOf = ({ form }: Shown, field: string) => {
  const label = LABELS[field]!.find((each) => each in form);
  return label === undefined ? '' : form[label]!;
};

const linesOf = (text: string) => text.split('\n').map(plain).filter(Boolean);

function problemsOfRecord(wanted: ExpectedRecord, shown: Shown): string[] {
  const problems: string[] = [];
  const { alt = {}, heads = [], doubtful = [] } = wanted;
  const isOther = (field: string, value: string) => listOf(alt[field]).map(plain).includes(plain(value));
  for (const field of ['title', 'description', 'dosage', 'link'] as const) {
    const value = valueOf(shown, field);
    if (wanted[field] !== undefined && plain(value) !== plain(wanted[field]) && !isOther(field, value))
      problems.push(`${field}: ${value}, not ${wanted[field]}`);
  }
  for (const field of ['ingredients', 'directions'] as const) {
    if (!wanted[field]) continue;
    const free = [...heads, ...listOf(alt[field])].map(plain);
    const lines = linesOf(valueOf(shown, field));
    const want = wanted[field].map(plain);
    const missing = want.filter((line) => !lines.includes(line));
    const more = lines.filter((line) => !want.includes(line) && !free.includes(line));
    if (missing.length > 0 || more.length > 0)
      problems.push(`${field}: without ${missing.join(' | ')}, with ${more.join(' | ')}`);
  }
  for (const field of ['calories', 'protein', 'carbs', 'fat'] as const) {
    const value = valueOf(shown, field);
    const isNear = Math.abs(Number(value) - wanted[field]!) <= (field === 'calories' ? 0.5 : 0.05) && value !== '';
    const isDoubted = doubtful.includes(field) && !shown.isTicked;
    if (wanted[field] !== undefined && !isNear && !isOther(field, value) && !isDoubted)
      problems.push(`${field}: ${value}, not ${wanted[field]}`);
  }
  for (const [field, values] of Object.entries(wanted.never ?? {}))
    if (listOf(values).map(String).includes(valueOf(shown, field)))
      problems.push(`${field} is never ${valueOf(shown, field)}`);
  if (doubtful.length > 0 && shown.isTicked) problems.push(`ticked, though ${doubtful.join(', ')} is doubtful`);
  const note = plain(valueOf(shown, 'note'));
  for (const texts of [...(wanted.noteHas ?? []).map((text) => [text]), ...(wanted.noteHasAny ?? [])])
    if (!texts.some((text) => note.includes(plain(text)))) problems.push(`note without ${texts.join(' or ')}: ${note}`);
  if (wanted.place) {
    const places = Object.entries(shown.form).filter(([label]) => /categor|folder/i.test(label));
    const chosen = plain(places.map(([, value]) => value).join(' '));
    if (!wanted.place.every((name) => chosen.includes(plain(name))))
      problems.push(`place: ${chosen}, not ${wanted.place.join(' › ')}`);
  }
  const everything = Object.values(shown.form).join('\n');
  return [
    ...problems,
    ...(wanted.absent ?? []).filter((text) => everything.includes(text)).map((text) => `has ${text}`),
  ];
}

/** What is wrong with what the page shows of a source; nothing if a careful person would read it so. */
export function problemsOf(brought: Brought, shown: readonly Shown[], said: readonly string[]): string[] {
  const { records, absent = [], alternatives = [] } = brought;
  const problems: string[] = [];
  if (records.length === 0) {
    if (shown.some(({ isTicked }) => isTicked)) problems.push('something is ticked');
  } else if (shown.length !== records.length)
    problems.push(
      `${shown.length} records, not ${records.length}: ${shown.map((each) => valueOf(each, 'title')).join(' | ')}`,
    );
  records.forEach((wanted, at) => {
    const same = shown.find((each) => plain(valueOf(each, 'title')) === plain(wanted.title)) ?? shown[at];
    if (same) problems.push(...problemsOfRecord(wanted, same).map((problem) => `${wanted.title}: ${problem}`));
  });
  const everything = shown.flatMap(({ form }) => Object.values(form)).join('\n');
  problems.push(...absent.filter((text) => everything.includes(text)).map((text) => `has ${text}`));
  const isSaid = said.length > 0 || shown.some(({ isTicked, notUnderstood }) => !isTicked || notUnderstood.length > 0);
  if (brought.said && !isSaid) problems.push(`nothing said of: ${brought.said.join('; ')}`);
  const others = alternatives.flatMap(({ records: other }) =>
    other ? [{ ...brought, records: other, alternatives: [] }] : [],
  );
  return problems.length > 0 && others.some((other) => problemsOf(other, shown, said).length === 0) ? [] : problems;
}
