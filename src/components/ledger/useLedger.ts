import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOneAtATime } from '../dialog/useOneAtATime';
import { again, newLedger, nextLedger, type LedgerEvent, type Lines, type Outcome } from './ledger';

export interface Round<Item> {
  send: (item: Item) => Promise<Outcome>;
  /** Makes the lines of the round, or null where it cannot begin; else what failed is sent again. */
  prepare?: (lines: Lines<Item>) => Lines<Item> | null | Promise<Lines<Item> | null>;
  /** Runs once the round's last call is back, also when the ledger is no longer on screen. */
  after?: () => void;
}

/**
 * Sends one call for each item, at most `atOnce` at a time. `start` begins a round; while one runs it does nothing. After
 * a stop, or when the ledger leaves the screen, no further call is sent; those under way keep their result.
 */
export function useLedger<Item>(items: readonly Item[], atOnce: number) {
  const [ledger, setLedger] = useState(() => newLedger(items));
  const latest = useRef(ledger); // the calls' loop outlives the render that began it
  const { run: alone } = useOneAtATime();

  const apply = (event: LedgerEvent<Item>) => {
    latest.current = nextLedger(latest.current, event);
    setLedger(latest.current);
  };

  const work = async ({ send, prepare = again, after }: Round<Item>) => {
    apply({ type: 'started' });
    const lines = await prepare(latest.current.lines);
    if (!lines) {
      apply({ type: 'roundRefused' });
      return;
    }
    apply({ type: 'roundPrepared', lines });
    // The workers share it: each takes the next line.
    const queue = lines.flatMap(({ status }, index) => (status === 'waiting' ? [index] : [])).values();
    const worker = async () => {
      for (const index of queue) {
        if (latest.current.phase !== 'running') return;
        apply({ type: 'lineSent', index });
        apply({ type: 'lineSettled', index, outcome: await send(lines[index]!.item) });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    apply({ type: 'ended' });
    after?.();
  };

  const stop = () => apply({ type: 'stopAsked' });
  const stopOnLeaving = useEffectEvent(stop);
  useEffect(() => () => stopOnLeaving(), []);

  return { ledger, start: (round: Round<Item>) => void alone(() => work(round)), stop };
}
