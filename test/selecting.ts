import { screen, waitFor, within } from '@testing-library/react';

/** The lines of what a round is going to change. */
export const changes = () =>
  within(screen.getByRole('list', { name: 'What changes' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

/** They are worked out a moment after the last key. */
export const expectChanges = (...lines: string[]) => waitFor(() => expect(changes()).toEqual(lines));

/** Lets time pass for what looks at the clock. */
export function pass(milliseconds: number) {
  const now = Date.now();
  const start = performance.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + milliseconds + performance.now() - start);
}
