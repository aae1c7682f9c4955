import { compareText } from '@/components/format/order';
import { neighboursOf, placeText } from '@/capabilities/queue/api';
import { isPending, type Payer } from '@/services/payers';

/** The payers by what a key is made of, in their order; without those whose key is empty. */
export function groupBy(payers: readonly Payer[], keyOf: (payer: Payer) => string) {
  const groups = new Map<string, Payer[]>();
  for (const payer of payers) {
    const key = keyOf(payer);
    const group = groups.get(key);
    if (group) group.push(payer);
    else if (key) groups.set(key, [payer]);
  }
  return groups;
}

/** Payments of one status. */
export interface PayersOfStatus {
  status: string;
  payers: readonly Payer[];
}

/**
 * The queue of these payers, who come oldest first: pending payments in that order, then the others by their status,
 * newest first.
 */
export function payersByStatus(payers: readonly Payer[]): PayersOfStatus[] {
  const pending = payers.filter(({ payment }) => isPending(payment));
  const done = payers.filter(({ payment }) => !isPending(payment));
  const others = [...groupBy(done, ({ payment }) => payment.status.trim() || 'No status')]
    .sort(([one], [other]) => compareText(one, other))
    .map(([status, those]) => ({ status, payers: those.reverse() }));
  return pending.length > 0 ? [{ status: 'Pending', payers: pending }, ...others] : others;
}

/** The payer whose payment is shown. */
export interface ShownPayer {
  payer: Payer;
  /** The neighbours; undefined at either end. */
  previous: Payer | undefined;
  next: Payer | undefined;
  /** The position among all of the queue, from 0. */
  at: number;
  /** `2 of 7`: the position among those of the same status. */
  text: string;
}

/** The payer with this id, or the first one if nobody has it; undefined if the queue is empty. */
export function shownPayer(groups: readonly PayersOfStatus[], wanted: Payer['id'] | null): ShownPayer | undefined {
  const all = groups.flatMap(({ payers }) => payers);
  const payer = all.find(({ id }) => id === wanted) ?? all[0];
  const group = groups.find(({ payers }) => payer && payers.includes(payer));
  if (!payer || !group) return undefined;
  return { payer, ...neighboursOf(all, payer), at: all.indexOf(payer), text: placeText(group.payers, payer) };
}
