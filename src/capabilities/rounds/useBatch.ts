import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useOneAtATime } from '@/components/dialog/useOneAtATime';
import { inPool } from '@/lib/inPool';
import { roundEnded } from '@/screen/record/rounds';
import { again, newBatch, nextBatch, type BatchEvent, type Lines, type Outcome } from './batch';

export interface Round<Item> {
  send: (item: Item) => Promise<Outcome>;
  /** Makes the lines of the round, or null if it cannot begin. By default they are those of `again`. */
  prepare?: (lines: Lines<Item>) => Lines<Item> | null | Promise<Lines<Item> | null>;
  /** Runs when the last call of the round has its answer, even if the batch is no longer on screen. */
  after?: () => void;
  /** Runs the round as long as it has what it needs, such as a lock; false if it did not begin. */
  holding?: (round: () => Promise<boolean>) => Promise<boolean>;
}

/**
 * Sends one call for each item, at most `atOnce` at a time. `start` begins a round; while one runs it does nothing. After
 * a stop, or when the batch leaves the screen, no further call is sent; those under way keep their result. Stopping, going
 * on and trying again are one round for the rest of the panel, which ends as the batch leaves.
 */
export function useBatch<Item>(items: readonly Item[], atOnce: number) {
  const [batch, setBatch] = useState(() => newBatch(items));
  const dispatch = useDispatch();
  const latest = useRef(batch); // the calls' loop outlives the render that began it
  const { run: alone } = useOneAtATime();

  const apply = (event: BatchEvent<Item>) => {
    latest.current = nextBatch(latest.current, event);
    setBatch(latest.current);
  };

  const work = async ({
    send,
    prepare = (lines) => again(lines),
    after,
    holding = (round) => round(),
  }: Round<Item>) => {
    apply({ type: 'started' });
    const hasBegun = await holding(async () => {
      const lines = await prepare(latest.current.lines);
      if (!lines) return false;
      apply({ type: 'roundPrepared', lines });
      const queue = lines.flatMap(({ status }, index) => (status === 'waiting' ? [index] : []));
      const isStopped = () => latest.current.phase !== 'running';
      await inPool(queue, atOnce, isStopped, async (index) => {
        apply({ type: 'lineSent', index });
        apply({ type: 'lineSettled', index, outcome: await send(lines[index]!.item) });
      });
      apply({ type: 'ended' });
      after?.();
      return true;
    });
    if (!hasBegun) apply({ type: 'roundRefused' });
  };

  const stop = () => apply({ type: 'stopAsked' });
  const leave = useEffectEvent(() => {
    stop();
    if (latest.current.phase !== 'ready') dispatch(roundEnded());
  });
  useEffect(() => () => leave(), []);

  return { batch, start: (round: Round<Item>) => void alone(() => work(round)), stop };
}
