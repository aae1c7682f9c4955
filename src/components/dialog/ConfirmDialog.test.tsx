import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './ConfirmDialog';

function setup() {
  let finish = () => {};
  const onConfirm = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  function Asked() {
    const [isOpen, setOpen] = useState(true);
    return isOpen ? (
      <ConfirmDialog
        title="Confirm Delete"
        text="Are you sure you want to delete this banner?"
        confirmLabel="Delete"
        onConfirm={() => onConfirm().then(() => setOpen(false))}
        onClose={() => setOpen(false)}
      />
    ) : (
      <p>Closed</p>
    );
  }
  render(<Asked />);
  return { user: userEvent.setup(), onConfirm, finish: () => act(() => Promise.resolve(finish())) };
}

const dialog = () => screen.queryByRole('dialog', { name: 'Confirm Delete' });

test('asks, with the focus on Cancel', () => {
  setup();
  expect(dialog()).toHaveAccessibleDescription('Are you sure you want to delete this banner?');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test.each(['Cancel', 'Escape'])('%s closes without doing it', async (way) => {
  const { user, onConfirm } = setup();
  if (way === 'Cancel') await user.click(screen.getByRole('button', { name: 'Cancel' }));
  else await user.keyboard('{Escape}');
  expect(screen.getByText('Closed')).toBeVisible();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a double click confirms once, and the dialog is busy until it is done', async () => {
  const { user, onConfirm, finish } = setup();
  await user.dblClick(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Please wait...' })).toHaveAttribute('aria-busy', 'true');
  await user.keyboard('{Enter}{Escape}');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(dialog()).toBeVisible();
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await finish();
  expect(screen.getByText('Closed')).toBeVisible();
});
