import { screen, within } from '@testing-library/react';
import { type PaymentRow, type UserRow } from '@/mirage/areas/users/rows';
import { type mockServer } from './mockServer';

/**
 * Serves media to `fetch`: the size and the bytes of each file, by its address; those that are not there are refused.
 * `asked` are the methods and addresses so far. `hold` lets calls wait; `signals` are theirs.
 */
export function mediaFiles() {
  let files: Record<string, string> = {};
  let asked: string[] = [];
  let held: AbortSignal[] | null = null;
  beforeEach(() => {
    files = {};
    asked = [];
    held = null;
    const send = window.fetch.bind(window);
    jest.spyOn(window, 'fetch').mockImplementation((input, init) => {
      const address = typeof input === 'string' ? input : '';
      if (!address.startsWith('/media/')) return send(input, init);
      asked.push(`${init?.method} ${address}`);
      if (held) return wait(init!.signal!, held);
      const bytes = new TextEncoder().encode(files[address]);
      const headers = { get: () => String(bytes.length) };
      const arrayBuffer = () => Promise.resolve(bytes.buffer);
      return Promise.resolve({ ok: address in files, headers, arrayBuffer } as unknown as Response);
    });
  });
  return Object.assign((served: Record<string, string>) => void (files = served), {
    asked: () => asked,
    hold() {
      const signals: AbortSignal[] = [];
      held = signals;
      return { signals, answer: () => void (held = null) };
    },
  });
}

const wait = (signal: AbortSignal, held: AbortSignal[]) => {
  held.push(signal);
  return new Promise<Response>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('stopped')));
  });
};

const DAY = 86_400_000;
export const ago = (days: number) => new Date(Date.now() - days * DAY - 60_000).toISOString();

const payment = (changes: Partial<PaymentRow>): PaymentRow => ({
  file: '',
  amount: '99.00',
  currency: 'USD',
  paymentMethod: 'Bank Transfer',
  status: 'Pending',
  paymentIntentId: null,
  createdAt: ago(2),
  updatedAt: ago(2),
  ...changes,
});

/** Adds a member named Noor who joined 20 days ago, with a pending payment that has these changes; null for none. */
export const payer =
  (mock: ReturnType<typeof mockServer>) =>
  (firstName: string, paid: Partial<PaymentRow> | null, changes: Partial<UserRow> = {}) =>
    mock.create('user', {
      firstName,
      lastName: 'Noor',
      email: `${firstName.toLowerCase()}@mail.com`,
      isActive: 'Y',
      createdAt: ago(20),
      userPlans: [{ plan: { id: 1, name: 'Care' } }],
      userAssesmentForm: null,
      userAssesmentProgresses: [],
      payment: paid && payment(paid),
      ...changes,
    });

/** Three pending payments, one that was looked at, and a member without any; the plan costs 99.00. */
export function seedPayments(mock: ReturnType<typeof mockServer>) {
  const member = payer(mock);
  mock.create('plan', { name: 'Care', price: '99.00' });
  member('Amal', { createdAt: ago(2) }, { isActive: 'N' });
  member('Bushra', { createdAt: ago(9) });
  member('Chloe', { createdAt: ago(0.2), amount: '27700.00', currency: 'PKR' });
  member('Dana', { createdAt: ago(40), status: 'Succeeded' }, { createdAt: ago(50) });
  member('Emily', null);
}

export const facts = (name: string) => screen.findByRole('region', { name: `Payment of ${name} Noor` });

/** The texts of the queue's rows with this status. */
export const queueRows = (status: string) =>
  within(screen.getByRole('region', { name: `${status} payments` }))
    .getAllByRole('button')
    .map((row) => row.textContent);
