import { fireEvent, render, screen } from '@testing-library/react';
import * as diff from 'diff';
import { useState } from 'react';
import { ConflictField, type Side } from './ConflictPanel';

jest.mock('diff', () => ({ __esModule: true, ...jest.requireActual<typeof diff>('diff') }));

const words = (count: number, word: string) => Array.from({ length: count }, (_, n) => `${word}${n} the`).join(' ');

function Field({ was, theirs }: { was: string; theirs: string }) {
  const [chosen, choose] = useState<Side>();
  const conflict = { name: 'steps', label: 'Steps', was, theirs, yours: `${was} more` };
  return <ConflictField conflict={conflict} chosen={chosen} onChoose={choose} error={undefined} />;
}

test('the texts are compared once, not again at each press', () => {
  const compared = jest.spyOn(diff, 'diffWords');
  render(<Field was="Boil the rice." theirs="Boil the brown rice." />);
  expect(screen.getAllByRole('insertion').map((mark) => mark.textContent)).toEqual(['brown ', 'more']);
  const count = compared.mock.calls.length;
  for (const side of [/^Yours/, /^Theirs/, /^Yours/]) fireEvent.click(screen.getByRole('radio', { name: side }));
  expect(compared).toHaveBeenCalledTimes(count);
});

test('of long texts that differ in most words none are marked, so that comparing them takes no second', () => {
  render(<Field was={words(900, 'old')} theirs={words(900, 'new')} />);
  expect(screen.getAllByRole('insertion').map((mark) => mark.textContent)).toEqual(['more']);
});
