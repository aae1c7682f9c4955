/*
 * What stands in an open form, kept for a reload or a crash. In session storage, which no other tab sees and a logout
 * clears. A draft belongs to the address that its dialog stands in, and lives as long as that one does, but no longer
 * than half a day, for what is typed is mostly about people.
 */

type Values = Record<string, unknown>;

interface Draft {
  address: string;
  values: Values;
  /** Whether files were chosen, which cannot be kept. */
  hadFiles: boolean;
  /** When it was last typed into, in milliseconds since 1970. */
  typedAt: number;
}

const PREFIX = 'draft ';

export const DRAFT_LIFETIME_MS = 12 * 60 * 60 * 1000;

/** The event of the window that tells of drafts that were kept or dropped. */
export const DRAFTS_CHANGED = 'drafts-changed';

const isFile = (value: unknown) =>
  value instanceof Blob || (Array.isArray(value) && value.some((part) => part instanceof Blob));

const packed = (_key: string, value: unknown) => (value instanceof Set ? { set: [...value] } : value);

const unpacked = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && 'set' in value ? new Set(value.set as unknown[]) : value;

/** Runs on storage that may be blocked, full or hold something else. */
function safely<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}

const isExpired = (typedAt: number) => !(Date.now() - typedAt < DRAFT_LIFETIME_MS);

function read(title: string): Draft | null {
  const draft = safely(() => JSON.parse(sessionStorage.getItem(PREFIX + title) ?? 'null', unpacked) as Draft | null);
  return draft && !isExpired(draft.typedAt) ? draft : null;
}

function change(act: () => void) {
  safely(act);
  window.dispatchEvent(new Event(DRAFTS_CHANGED));
}

const storedTitles = () =>
  safely(() => Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX)))?.map((key) =>
    key.slice(PREFIX.length),
  ) ?? [];

/** The titles of the forms with a draft. */
export const draftTitles = () => storedTitles().filter(read);

/** Where the page stands; the router tells components of it later, on a slow machine after the first letters. */
let address = '';

/** A dialog that is not in the address does not come back after a reload, nor does what was typed into it. */
const isDialogInAddress = () => address.includes('?');

/** What was kept for the form with this title at the present address. */
export function readDraft(title: string): Draft | null {
  const draft = read(title);
  return isDialogInAddress() && draft?.address === address ? draft : null;
}

/** Keeps a form's values, all but its files. */
export function keepDraft(title: string, values: Values, typedAt: number) {
  if (!isDialogInAddress() || isExpired(typedAt)) return;
  const kept = Object.entries(values).filter(([, value]) => !isFile(value));
  const hadFiles = kept.length < Object.keys(values).length;
  const draft: Draft = { address, values: Object.fromEntries(kept), hadFiles, typedAt };
  change(() => sessionStorage.setItem(PREFIX + title, JSON.stringify(draft, packed)));
}

export const dropDraft = (title: string) => change(() => sessionStorage.removeItem(PREFIX + title));

/** The page has another address: forgets the drafts of dialogs that stand in it no longer, and those that are too old. */
export function moveDrafts(to: string) {
  address = to;
  for (const title of storedTitles()) if (read(title)?.address !== address) dropDraft(title);
}
