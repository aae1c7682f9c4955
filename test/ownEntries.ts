import { screen } from '@testing-library/react';
import { read } from '@/lib/slots';
import { rowMenu } from '@/screen/rowTools/useRowMenu';

/** The entries of the open menu of a row or card at that path, without those that capabilities add: in the matrix they are there. */
export function ownEntries(path: string) {
  const added = read(rowMenu, path)
    .map((itemOf) => itemOf(0, jest.fn()))
    .map(({ label, shortcut = '' }) => label + shortcut);
  const shown = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  return shown.filter((entry) => !added.includes(entry));
}
