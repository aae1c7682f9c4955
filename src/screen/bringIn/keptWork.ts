import { pause } from '@/components/lazy/pause';
import { type Reading } from './found';
import { type Correction } from './items';

/*
 * What is being brought in stays in this tab, in session storage, until it came in or is started again; signing out clears
 * it. What was read is written once, what is corrected at each change. Files cannot be stored.
 */

/** What was read; of a table only its records, because without the file no column can be given to another field. */
export type KeptReading = Pick<Reading, 'records' | 'notes'>;

/** What a person typed, chose and corrected. */
interface KeptWork<Values> {
  text: string;
  place: string;
  corrections: readonly Correction<Values>[];
}

const keyOf = (path: string, part: 'read' | 'work') => `bring in ${path} ${part}`;

/** Storage may be blocked or full, and what was in it may be anything. */
function safely<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}

const isFile = (value: unknown) => value instanceof Blob;

const packed = (_key: string, value: unknown) => {
  if (isFile(value)) return null;
  return Array.isArray(value) ? (value as unknown[]).filter((part) => !isFile(part)) : value;
};

const readPart = <Part>(path: string, part: 'read' | 'work') =>
  safely(() => JSON.parse(sessionStorage.getItem(keyOf(path, part)) ?? 'null') as Part | null);

export const keptReading = (path: string) => readPart<KeptReading>(path, 'read');

export const keptWork = <Values>(path: string) => readPart<KeptWork<Values>>(path, 'work');

/** As much as session storage takes, in characters. */
const MOST = 4_000_000;

/** How many records are written before keys and clicks are answered. */
const AT_ONCE = 200;

/** Writes it bit by bit, in the place of what was read before; more than storage takes is not kept. */
export async function keepReading(path: string, { records, notes }: KeptReading, signal: AbortSignal) {
  const parts: string[] = [];
  let length = 0;
  for (const [index, record] of records.entries()) {
    const written = JSON.stringify(record);
    length += written.length;
    if (length > MOST) return forgetPart(path, 'read');
    parts.push(written);
    if ((index + 1) % AT_ONCE === 0) await pause();
    if (signal.aborted) return;
  }
  const whole = `{"records":[${parts.join(',')}],"notes":${JSON.stringify(notes)}}`;
  // Megabytes that take the place of others are written in twice the time.
  forgetPart(path, 'read');
  await pause();
  if (signal.aborted) return;
  safely(() => sessionStorage.setItem(keyOf(path, 'read'), whole));
}

export const keepWork = <Values>(path: string, work: KeptWork<Values>) =>
  void safely(() => sessionStorage.setItem(keyOf(path, 'work'), JSON.stringify(work, packed)));

const forgetPart = (path: string, part: 'read' | 'work') =>
  void safely(() => sessionStorage.removeItem(keyOf(path, part)));

export function forgetWork(path: string) {
  forgetPart(path, 'read');
  forgetPart(path, 'work');
}
