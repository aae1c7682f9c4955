import { compareText } from '@/components/format/order';
import { isPending, type Payer } from '@/services/payers';

/** Payments of one status. */
export interface QueueGroup {
  status: string;
  payers: readonly Payer[];
}

/**
 * The queue of these payers, who come oldest first: pending payments in that order, then the others by their status,
 * newest first.
 */
export function queueOf(payers: readonly Payer[]): QueueGroup[] {
  const pending = payers.filter(({ payment }) => isPending(payment));
  const groups = new Map<string, Payer[]>();
  for (const payer of payers) {
    if (isPending(payer.payment)) continue;
    const status = payer.payment.status.trim() || 'No status';
    groups.set(status, groups.get(status) ?? []);
    groups.get(status)!.push(payer);
  }
  const others = [...groups]
    .sort(([one], [other]) => compareText(one, other))
    .map(([status, those]) => ({ status, payers: those.reverse() }));
  return pending.length > 0 ? [{ status: 'Pending', payers: pending }, ...others] : others;
}

/** Where a payer is in the queue. */
export interface Place {
  payer: Payer;
  /** The neighbours; undefined at either end. */
  previous: Payer | undefined;
  next: Payer | undefined;
  /** The position among all of the queue, from 0. */
  at: number;
  /** `2 of 7`: the position among those of the same status. */
  text: string;
}

/** The place of the payer with this id, or of the first one if nobody has it; undefined if the queue is empty. */
export function placeOf(groups: readonly QueueGroup[], wanted: Payer['id'] | null): Place | undefined {
  const all = groups.flatMap(({ payers }) => payers);
  const at = Math.max(
    0,
    all.findIndex(({ id }) => id === wanted),
  );
  const payer = all[at];
  const group = groups.find(({ payers }) => payer && payers.includes(payer));
  if (!payer || !group) return undefined;
  const text = `${group.payers.indexOf(payer) + 1} of ${group.payers.length}`;
  return { payer, previous: all[at - 1], next: all[at + 1], at, text };
}
