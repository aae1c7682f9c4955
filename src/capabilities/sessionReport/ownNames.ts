import { OWN_WORDS } from './ownWords';

const texts = new Set(OWN_WORDS.texts);
const fields = new Set(OWN_WORDS.fields);
const paths = new Set(OWN_WORDS.paths);

/** The longest first, so that `Actions for ` is tried before `Actions `. */
const heads = OWN_WORDS.heads.toSorted((one, other) => other.length - one.length);

/** The name of a field in the code: `title`, `days.0.title`. */
export const isOwnField = (name: string) =>
  name !== '' && name.split('.').every((part) => /^\d+$/.test(part) || fields.has(part));

/** Whether it is the path of a screen. */
export const isOwnPath = (path: string) => paths.has(path);

/** What may be told of a name: all of it, or its beginning (`Actions for …`), or nothing. */
export function ownName(name: string): string | undefined {
  if (texts.has(name)) return name;
  const plain = name.replace(/ \(optional\)$|\s*\*$/, '');
  if (texts.has(plain)) return plain;
  const counted = name.replace(/[\s(]*\d[\d,.)]*$/, '');
  if (texts.has(counted)) return `${counted} …`;
  const head = heads.find((each) => name.startsWith(each));
  return head && `${head.replace(/[\s“"]+$/, '')} …`;
}
