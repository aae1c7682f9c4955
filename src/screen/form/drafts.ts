import { sessionStore } from '@/lib/sessionStore';

/*
 * A draft is the values of an open form, stored for a reload or a crash. It is in session storage, which no other tab
 * sees and a logout clears. A draft belongs to the address that opens its dialog. It is removed when that address is
 * left, or after half a day, because most of what is typed is about people (docs/behaviour.md).
 */

type Values = Record<string, unknown>;

interface Draft {
  address: string;
  values: Values;
  /** What an edit started with. */
  base?: Values;
  /** Whether files had been chosen, which cannot be stored. */
  hadFiles: boolean;
  /** The time of the last change, in milliseconds since 1970. */
  typedAt: number;
}

const kept = sessionStore('draft ');

export const DRAFT_LIFETIME_MS = 12 * 60 * 60 * 1000;

/** The event on `window` when drafts were stored or removed. */
export const DRAFTS_CHANGED = 'drafts-changed';

const isFile = (value: unknown) =>
  value instanceof Blob || (Array.isArray(value) && value.some((part) => part instanceof Blob));

/** Nothing of a file or a list with one; of a value with a file beside other parts, such as an address, those alone. */
function withoutFiles(value: unknown): unknown {
  if (isFile(value)) return undefined;
  if (typeof value !== 'object' || !value || !Object.values(value).some(isFile)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, isFile(part) ? null : part]));
}

const packed = (_key: string, value: unknown) => (value instanceof Set ? { set: [...value] } : value);

const unpacked = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && 'set' in value ? new Set(value.set as unknown[]) : value;

export const isExpired = (typedAt: number) => !(Date.now() - typedAt < DRAFT_LIFETIME_MS);

function read(title: string): Draft | null {
  const draft = kept.read(title, unpacked) as Draft | null;
  return draft && !isExpired(draft.typedAt) ? draft : null;
}

export const tellDraftsChanged = () => window.dispatchEvent(new Event(DRAFTS_CHANGED));

/** The titles of the forms with a draft. */
export const draftTitles = () => kept.keys().filter(read);

/** The current address. Not from the router, which on a slow machine updates after the first keys. */
let address = '';

/** Only a dialog that is in the address opens again after a reload, so only its form has a draft. */
const isDialogInAddress = () => address.includes('?');

/** The draft of the form with this title at the current address. */
export function readDraft(title: string): Draft | null {
  const draft = read(title);
  return isDialogInAddress() && draft?.address === address ? draft : null;
}

/** Stores a form's values, without its files, and what an edit started with. */
export function keepDraft(title: string, values: Values, typedAt: number, base?: Values) {
  if (!isDialogInAddress() || isExpired(typedAt)) return;
  const storable = Object.entries(values).map(([name, value]) => [name, withoutFiles(value)] as const);
  const hadFiles = storable.some(([name, value]) => value !== values[name]);
  const draft: Draft = { address, values: Object.fromEntries(storable), base, hadFiles, typedAt };
  kept.write(title, JSON.stringify(draft, packed));
  tellDraftsChanged();
}

export function dropDraft(title: string) {
  kept.remove(title);
  tellDraftsChanged();
}

/** Removes the drafts of dialogs that are not in the new address, and those that are too old. */
export function moveDrafts(to: string) {
  address = to;
  for (const title of kept.keys()) if (read(title)?.address !== address) dropDraft(title);
}
