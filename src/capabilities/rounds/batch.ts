/**
 * - `waiting`: not sent yet, or to be sent again
 * - `skipped`: needed no call, or is left as somebody else has it
 * - `unclear`: no answer came, so it is to be looked up before it is sent again
 */
export type LineStatus = 'waiting' | 'running' | 'done' | 'skipped' | 'failed' | 'unclear';

export interface BatchLine<Item> {
  item: Item;
  status: LineStatus;
  /** Why it failed. */
  reason: string;
}

export type Lines<Item> = readonly BatchLine<Item>[];

/** A change of many items, with one call for each, and the result of each call. */
export interface Batch<Item> {
  phase: 'ready' | 'running' | 'stopping' | 'ended';
  lines: Lines<Item>;
}

export interface Outcome {
  status: Exclude<LineStatus, 'running'>;
  reason: string;
}

export type BatchEvent<Item> =
  | { type: 'started' }
  /** The lines of the round; those that are waiting will be sent. */
  | { type: 'roundPrepared'; lines: Lines<Item> }
  /** It cannot begin; nothing was sent. */
  | { type: 'roundRefused' }
  | { type: 'lineSent'; index: number }
  | { type: 'lineSettled'; index: number; outcome: Outcome }
  | { type: 'stopAsked' }
  | { type: 'ended' };

export const newBatch = <Item>(items: readonly Item[]): Batch<Item> => ({
  phase: 'ready',
  lines: items.map((item) => ({ item, status: 'waiting', reason: '' })),
});

export function countWith(lines: Lines<unknown>, wanted: LineStatus): number {
  let count = 0;
  for (const { status } of lines) if (status === wanted) count += 1;
  return count;
}

export const isUnderWay = ({ phase }: Batch<unknown>) => phase === 'running' || phase === 'stopping';

/** Whether it is over, and nothing of it is left to be sent. */
export const isComplete = ({ phase, lines }: Batch<unknown>) =>
  phase === 'ended' && lines.every(({ status }) => status === 'done' || status === 'skipped');

/** The lines for another round: the rest after a stop, and where there is none those that failed, or have one of these statuses. */
export const again = <Item>(lines: Lines<Item>, statuses: readonly LineStatus[] = ['failed']): Lines<Item> =>
  countWith(lines, 'waiting') > 0
    ? lines
    : lines.map((line) => (statuses.includes(line.status) ? { ...line, status: 'waiting', reason: '' } : line));

/** The result of a call. A failure without a message, such as one after a logout, counts as not sent. */
export function outcomeOf(error: unknown, messageOf: (error: unknown) => string | null): Outcome {
  if (!error) return { status: 'done', reason: '' };
  const reason = messageOf(error);
  return reason === null ? { status: 'waiting', reason: '' } : { status: 'failed', reason };
}

const withLine = <Item>(batch: Batch<Item>, index: number, changes: Partial<BatchLine<Item>>): Batch<Item> => ({
  ...batch,
  lines: batch.lines.with(index, { ...batch.lines[index]!, ...changes }),
});

export function nextBatch<Item>(batch: Batch<Item>, event: BatchEvent<Item>): Batch<Item> {
  switch (event.type) {
    case 'started':
      return { ...batch, phase: 'running' };
    case 'roundPrepared':
      return { ...batch, lines: event.lines };
    case 'roundRefused': {
      const isFirstRound = countWith(batch.lines, 'waiting') === batch.lines.length;
      return { ...batch, phase: isFirstRound ? 'ready' : 'ended' };
    }
    case 'lineSent':
      return withLine(batch, event.index, { status: 'running' });
    case 'lineSettled':
      return withLine(batch, event.index, event.outcome);
    case 'stopAsked':
      return batch.phase === 'running' ? { ...batch, phase: 'stopping' } : batch;
    case 'ended':
      return { ...batch, phase: 'ended' };
  }
}
