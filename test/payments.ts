import { screen, within } from '@testing-library/react';
import { type PaymentRow, type UserRow } from '@/mirage/areas/users/rows';
import { type mockServer } from './mockServer';

/** Serves media to `fetch`: the bytes of each file, by its address; those that are not there are refused. */
export function mediaFiles() {
  let files: Record<string, string> = {};
  beforeEach(() => {
    files = {};
    const send = window.fetch.bind(window);
    jest.spyOn(window, 'fetch').mockImplementation((input, init) => {
      const address = typeof input === 'string' ? input : '';
      if (!address.startsWith('/media/')) return send(input, init);
      const arrayBuffer = () => Promise.resolve(new TextEncoder().encode(files[address]).buffer);
      return Promise.resolve({ ok: address in files, arrayBuffer } as unknown as Response);
    });
  });
  return (served: Record<string, string>) => {
    files = served;
  };
}

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
