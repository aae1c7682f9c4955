/**
 * - `waiting`: not sent yet, or to be sent again
 * - `skipped`: needed no call
 */
export type LineStatus = 'waiting' | 'running' | 'done' | 'skipped' | 'failed';

export interface LedgerLine<Item> {
  item: Item;
  status: LineStatus;
  /** Why it failed. */
  reason: string;
}

export type Lines<Item> = readonly LedgerLine<Item>[];

/** One change of many things, by a call for each, and what became of every one. */
export interface Ledger<Item> {
  phase: 'ready' | 'running' | 'stopping' | 'ended';
  lines: Lines<Item>;
}

export interface Outcome {
  status: 'waiting' | 'done' | 'failed';
  reason: string;
}

export type LedgerEvent<Item> =
  | { type: 'started' }
  /** The lines of the round: those that wait will be sent. */
  | { type: 'roundPrepared'; lines: Lines<Item> }
  /** It cannot begin; nothing was sent. */
  | { type: 'roundRefused' }
  | { type: 'lineSent'; index: number }
  | { type: 'lineSettled'; index: number; outcome: Outcome }
  | { type: 'stopAsked' }
  | { type: 'ended' };

export const newLedger = <Item>(items: readonly Item[]): Ledger<Item> => ({
  phase: 'ready',
  lines: items.map((item) => ({ item, status: 'waiting', reason: '' })),
});

export function countWith(lines: Lines<unknown>, wanted: LineStatus): number {
  let count = 0;
  for (const { status } of lines) if (status === wanted) count += 1;
  return count;
}

export const isUnderWay = ({ phase }: Ledger<unknown>) => phase === 'running' || phase === 'stopping';

/** The lines for another round: what failed waits once more. */
export const again = <Item>(lines: Lines<Item>): Lines<Item> =>
  lines.map((line) => (line.status === 'failed' ? { ...line, status: 'waiting', reason: '' } : line));

/** What became of a call. One of whose failure nothing is to be told was ended: it counts as not sent. */
export function outcomeOf(error: unknown, messageOf: (error: unknown) => string | null): Outcome {
  if (!error) return { status: 'done', reason: '' };
  const reason = messageOf(error);
  return reason === null ? { status: 'waiting', reason: '' } : { status: 'failed', reason };
}

const withLine = <Item>(ledger: Ledger<Item>, index: number, changes: Partial<LedgerLine<Item>>): Ledger<Item> => ({
  ...ledger,
  lines: ledger.lines.with(index, { ...ledger.lines[index]!, ...changes }),
});

/** What an event makes of a ledger. */
export function nextLedger<Item>(ledger: Ledger<Item>, event: LedgerEvent<Item>): Ledger<Item> {
  switch (event.type) {
    case 'started':
      return { ...ledger, phase: 'running' };
    case 'roundPrepared':
      return { ...ledger, lines: event.lines };
    case 'roundRefused': {
      const isFirstRound = countWith(ledger.lines, 'waiting') === ledger.lines.length;
      return { ...ledger, phase: isFirstRound ? 'ready' : 'ended' };
    }
    case 'lineSent':
      return withLine(ledger, event.index, { status: 'running' });
    case 'lineSettled':
      return withLine(ledger, event.index, event.outcome);
    case 'stopAsked':
      return ledger.phase === 'running' ? { ...ledger, phase: 'stopping' } : ledger;
    case 'ended':
      return { ...ledger, phase: 'ended' };
  }
}
