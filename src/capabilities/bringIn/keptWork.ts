import { turns } from '@/lib/inTurns';
import { isPlain } from '@/lib/sameValues';
import { sessionGeneration } from '@/services/session/session';
import { type FoundRecord, type Reading } from './found';
import { type Correction } from './items';
import { type Sent } from './sent';
import { kept, keyOf, type KeptPart } from './unsaved';

/*
 * What is being brought in stays in this tab, in session storage, until it came in or is started again; signing out clears
 * it. What was read is written once, what is corrected at each change. Files cannot be stored.
 */

/** What was read; of a table only its records, because without the file no column can be given to another field. */
export type KeptReading = Pick<Reading, 'records' | 'notes'>;

/** What a person typed, chose and corrected, and what became of it. */
export interface KeptWork {
  text: string;
  place: string;
  corrections: readonly Correction[];
  /** The ids of the records that had a picture or a film. */
  withFiles: readonly number[];
  cameIn: readonly number[];
  sent: Sent;
}

/** Counts the shapes of what is kept: that of a panel with another one is put aside. */
const SHAPE = 2;

const TEXTS = ['source', 'from'] as const;
const LISTS = ['notUnderstood', 'place'] as const;
const GROUPS = ['fields', 'readFrom', 'doubts'] as const;

const isRecord = (record: unknown) =>
  isPlain(record) &&
  TEXTS.every((name) => typeof record[name] === 'string') &&
  LISTS.every((name) => Array.isArray(record[name])) &&
  GROUPS.every((name) => isPlain(record[name]));

const isReading = ({ records, notes }: Record<string, unknown>) =>
  Array.isArray(records) && records.every(isRecord) && Array.isArray(notes);

const isWork = ({ text, place, corrections, withFiles, cameIn, sent }: Record<string, unknown>) =>
  [text, place].every((each) => typeof each === 'string') &&
  [corrections, withFiles, cameIn].every(Array.isArray) &&
  isPlain(sent);

const isFile = (value: unknown) => value instanceof Blob;

const packed = (_key: string, value: unknown) => {
  if (isFile(value)) return null;
  return Array.isArray(value) ? (value as unknown[]).filter((part) => !isFile(part)) : value;
};

/** As much as session storage takes, in characters. */
const MOST = 4_000_000;

/** What is written in a task of its own, in characters. */
const MUCH = 200_000;

export type Keeping = ReturnType<typeof keepingFor>;

/** What this tab keeps for a section as long as the session stands in which this was called: nothing is written after it. */
export function keepingFor(path: string) {
  const session = sessionGeneration();
  const forgetPart = (part: KeptPart) => kept.remove(keyOf(path, part));

  /** Whether storage took it; if not, nothing older is left in its place. */
  function write(part: KeptPart, json: string) {
    if (sessionGeneration() !== session) return true;
    const isWritten = kept.write(keyOf(path, part), json);
    if (!isWritten) forgetPart(part);
    return isWritten;
  }

  function readPart(part: KeptPart): Record<string, unknown> | null {
    const stored = kept.read(keyOf(path, part));
    return isPlain(stored) ? stored : null;
  }

  const forget = () => {
    forgetPart('read');
    forgetPart('work');
  };

  return {
    forget,
    forgetWork: () => forgetPart('work'),

    /** What is kept; `isAside` if another version of the panel kept it, of which only the text is of use. */
    work() {
      const stored = readPart('work');
      const isAside = stored !== null && !(stored.shape === SHAPE && isWork(stored));
      const text = typeof stored?.text === 'string' ? stored.text : '';
      return { text, isAside, work: isAside ? null : (stored as KeptWork | null) };
    },

    /** What was read; undefined if another version of the panel kept it. */
    reading() {
      const stored = readPart('read');
      if (!stored) return null;
      return stored.shape === SHAPE && isReading(stored) ? (stored as unknown as KeptReading) : undefined;
    },

    /** Writes it bit by bit, in the place of what was read before. Whether it was: more than storage takes is not kept. */
    async keepReading(
      { records, notes }: { records: readonly FoundRecord[]; notes: readonly string[] },
      signal: AbortSignal,
    ) {
      const parts: string[] = [];
      let length = 0;
      forgetPart('read');
      const turn = turns();
      for (const record of records) {
        const written = JSON.stringify(record);
        length += written.length;
        if (length > MOST) return false;
        parts.push(written);
        if (turn.isOver()) await turn.next();
        if (signal.aborted) return true;
      }
      if (length > MUCH) await turn.next();
      if (signal.aborted) return true;
      return write('read', `{"shape":${SHAPE},"records":[${parts.join(',')}],"notes":${JSON.stringify(notes)}}`);
    },

    /** Whether storage took it. */
    keepWork: (work: KeptWork) => write('work', JSON.stringify({ shape: SHAPE, ...work }, packed)),
  };
}
