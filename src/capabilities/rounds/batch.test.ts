import { again, countWith, newBatch, nextBatch, outcomeOf, type Batch, type BatchEvent } from './batch';

const after = (batch: Batch<string>, ...events: BatchEvent<string>[]) => events.reduce(nextBatch, batch);
const statuses = ({ lines }: Batch<string>) => lines.map(({ status }) => status);

const DONE = { status: 'done', reason: '' } as const;
const FAILED = { status: 'failed', reason: 'No.' } as const;

const fresh = newBatch(['a', 'b', 'c']);
const begun = after(fresh, { type: 'started' });
/** The first was done, the second failed, the third was not sent. */
const half = after(
  begun,
  { type: 'lineSettled', index: 0, outcome: DONE },
  { type: 'lineSettled', index: 1, outcome: FAILED },
  { type: 'ended' },
);

test('a new batch waits for a start', () => {
  expect(fresh.phase).toBe('ready');
  expect(statuses(fresh)).toEqual(['waiting', 'waiting', 'waiting']);
});

test('each line has its own result', () => {
  const sent = after(begun, { type: 'lineSent', index: 0 }, { type: 'lineSent', index: 2 });
  expect(statuses(sent)).toEqual(['running', 'waiting', 'running']);
  const settled = after(sent, { type: 'lineSettled', index: 2, outcome: FAILED });
  expect(settled.lines[2]).toEqual({ item: 'c', status: 'failed', reason: 'No.' });
  expect(countWith(settled.lines, 'running')).toBe(1);
});

test('a line under way at a stop keeps its result', () => {
  const stopped = after(begun, { type: 'lineSent', index: 0 }, { type: 'stopAsked' });
  expect(stopped.phase).toBe('stopping');
  const ended = after(stopped, { type: 'lineSettled', index: 0, outcome: DONE }, { type: 'ended' });
  expect(ended.phase).toBe('ended');
  expect(statuses(ended)).toEqual(['done', 'waiting', 'waiting']);
});

test('a batch that is not running cannot be stopped', () => {
  expect(after(fresh, { type: 'stopAsked' }).phase).toBe('ready');
  expect(after(half, { type: 'stopAsked' }).phase).toBe('ended');
});

test('after a stop the rest is sent, and then those that failed', () => {
  const rest = after(half, { type: 'started' }, { type: 'roundPrepared', lines: again(half.lines) });
  expect(rest.lines).toEqual(half.lines);
  const sent = after(rest, { type: 'lineSettled', index: 2, outcome: DONE }, { type: 'ended' });
  const round = after(sent, { type: 'started' }, { type: 'roundPrepared', lines: again(sent.lines) });
  expect(statuses(round)).toEqual(['done', 'waiting', 'done']);
  expect(round.lines[1]!.reason).toBe('');
});

test('a line whose answer never came is not sent again by itself', () => {
  const outcomes = [{ status: 'unclear', reason: 'Whether this was saved is not known.' }, FAILED, DONE] as const;
  const ended = after(begun, ...outcomes.map((outcome, index) => ({ type: 'lineSettled', index, outcome }) as const));
  expect(statuses({ ...ended, lines: again(ended.lines) })).toEqual(['unclear', 'waiting', 'done']);
});

test('a round that cannot begin leaves everything as it was', () => {
  expect(after(begun, { type: 'roundRefused' })).toEqual(fresh);
  expect(after(half, { type: 'started' }, { type: 'roundRefused' })).toEqual(half);
});

test('a call is done, failed with a reason or, without a message, still to be made', () => {
  expect(outcomeOf(undefined, String)).toEqual(DONE);
  expect(outcomeOf('No.', String)).toEqual(FAILED);
  expect(outcomeOf('No.', () => null)).toEqual({ status: 'waiting', reason: '' });
});
