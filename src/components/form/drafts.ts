/*
 * What stands in an open form, kept for a reload or a crash. In session storage, which no other tab sees and a logout
 * clears. A draft belongs to the address that its dialog stands in, and lives as long as that one does.
 */

type Values = Record<string, unknown>;

interface Draft {
  address: string;
  values: Values;
  /** Whether files were chosen, which cannot be kept. */
  hadFiles: boolean;
}

const PREFIX = 'draft ';

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

const read = (key: string) => safely(() => JSON.parse(sessionStorage.getItem(key) ?? 'null', unpacked) as Draft | null);

/** Where the page stands; the router tells components of it later, on a slow machine after the first letters. */
let address = '';

/** A dialog that is not in the address does not come back after a reload, nor does what was typed into it. */
const isDialogInAddress = () => address.includes('?');

/** What was kept for the form with this title at the present address. */
export function readDraft(title: string): Draft | null {
  const draft = read(PREFIX + title);
  return isDialogInAddress() && draft?.address === address ? draft : null;
}

/** Keeps a form's values, all but its files. */
export function keepDraft(title: string, values: Values) {
  if (!isDialogInAddress()) return;
  const kept = Object.entries(values).filter(([, value]) => !isFile(value));
  const hadFiles = kept.length < Object.keys(values).length;
  const draft: Draft = { address, values: Object.fromEntries(kept), hadFiles };
  safely(() => sessionStorage.setItem(PREFIX + title, JSON.stringify(draft, packed)));
}

export const dropDraft = (title: string) => void safely(() => sessionStorage.removeItem(PREFIX + title));

/** The page has another address: forgets the drafts of dialogs that stand in it no longer. */
export function moveDrafts(to: string) {
  address = to;
  const keys = safely(() => Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX))) ?? [];
  for (const key of keys) if (read(key)?.address !== address) dropDraft(key.slice(PREFIX.length));
}
