import { useState } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RowMenu } from '../menu/RowMenu';
import { Dialog } from './Dialog';

function Opener() {
  const [isOpen, setOpen] = useState(false);
  const [hasRow, setRow] = useState(true);
  return (
    <main tabIndex={-1}>
      {hasRow && <button onClick={() => setOpen(true)}>Details</button>}
      <RowMenu label="Actions for Sana" items={[{ label: 'Progress', onSelect: () => setOpen(true) }]} />
      {isOpen && (
        <Dialog
          title="Progress"
          onClose={() => setOpen(false)}
          footer={<button onClick={() => setRow(false)}>Remove</button>}
        >
          3 of 8 workouts
        </Dialog>
      )}
    </main>
  );
}

const dialog = () => screen.queryByRole('dialog', { name: 'Progress' });

async function setup() {
  const user = userEvent.setup();
  render(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Details' }));
  return user;
}

function Failed() {
  const [isTried, setTried] = useState(false);
  return (
    <Dialog title="Progress" onClose={() => undefined}>
      {isTried ? '3 of 8 workouts' : <button onClick={() => setTried(true)}>Try again</button>}
    </Dialog>
  );
}

test('takes the focus of a button in it that is removed', async () => {
  render(<Failed />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(dialog()).toHaveFocus();
});

test('is named by its title and takes the focus', async () => {
  await setup();
  expect(dialog()).toHaveTextContent('3 of 8 workouts');
  expect(dialog()).toHaveFocus();
});

test.each(['Close', 'Escape', 'a click beside'])('%s closes and gives the focus back', async (way) => {
  const user = await setup();
  if (way === 'Close') await user.click(screen.getByRole('button', { name: 'Close' }));
  if (way === 'Escape') await user.keyboard('{Escape}');
  if (way === 'a click beside') await user.click(dialog() as HTMLElement);
  expect(dialog()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Details' })).toHaveFocus();
});

test('the page is inert while a dialog is open, and not any more when the focus returns', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.id = 'root';
  const user = userEvent.setup();
  render(<Opener />, { container: page });
  const wasInert: boolean[] = [];
  page.addEventListener('focusin', () => wasInert.push(page.hasAttribute('inert')));
  await user.click(screen.getByRole('button', { name: 'Details' }));
  await waitFor(() => expect(page).toHaveAttribute('inert'));
  expect(dialog()).not.toHaveAttribute('inert');
  await user.keyboard('{Escape}');
  expect(page).not.toHaveAttribute('inert');
  expect(wasInert).toEqual([false, false]);
});

test('the page is inert before the first key', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.id = 'root';
  const user = userEvent.setup();
  render(<Opener />, { container: page });
  await user.click(screen.getByRole('button', { name: 'Details' }));
  expect(page).not.toHaveAttribute('inert');
  const atKey: boolean[] = [];
  dialog()!.addEventListener('keydown', () => atKey.push(page.hasAttribute('inert')));
  await user.tab();
  expect(atKey).toEqual([true]);
});

test('of two open dialogs only the upper one is not inert', async () => {
  const view = (isAsking: boolean) => (
    <>
      <Dialog title="Progress" onClose={() => undefined}>
        Text
      </Dialog>
      {isAsking && (
        <Dialog title="Sure?" onClose={() => undefined}>
          Text
        </Dialog>
      )}
    </>
  );
  const { rerender } = render(view(true));
  await waitFor(() => expect(dialog()).toHaveAttribute('inert'));
  expect(screen.getByRole('dialog', { name: 'Sure?' })).not.toHaveAttribute('inert');
  rerender(view(false));
  expect(dialog()).not.toHaveAttribute('inert');
});

test('closing leaves no backdrop and lets the page scroll again', async () => {
  const user = await setup();
  expect(document.body).toHaveClass('modal-open');
  await user.keyboard('{Escape}');
  expect(document.body).not.toHaveClass('modal-open');
  expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
  expect(screen.getByRole('main')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('opened from a menu, returns the focus to the menu button', async () => {
  const user = userEvent.setup();
  render(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Actions for Sana' }));
  await user.click(screen.getByRole('menuitem', { name: 'Progress' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Actions for Sana' })).toHaveFocus();
});

test('returns the focus to the page if the element that opened it was removed', async () => {
  const user = await setup();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('closed over another dialog, gives that the focus if what had it there was removed', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.id = 'root';
  const view = (isSaving: boolean, isAsking: boolean) => (
    <main tabIndex={-1}>
      <Dialog title="Progress" onClose={() => undefined}>
        {isSaving && <button>Stop waiting</button>}
      </Dialog>
      {isAsking && (
        <Dialog title="Sure?" onClose={() => undefined}>
          Text
        </Dialog>
      )}
    </main>
  );
  const { rerender } = render(view(true, false), { container: page });
  screen.getByRole('button', { name: 'Stop waiting' }).focus();
  rerender(view(true, true));
  await waitFor(() => expect(page).toHaveAttribute('inert'));
  rerender(view(false, true));
  rerender(view(false, false));
  expect(dialog()).toHaveFocus();
});

test('the second click of a double click does not reach what is under the closed dialog', () => {
  const onCard = jest.fn();
  const view = (isOpen: boolean) => (
    <>
      <button onClick={onCard}>Card</button>
      {isOpen && (
        <Dialog title="Details" onClose={() => undefined}>
          Text
        </Dialog>
      )}
    </>
  );
  const { rerender } = render(view(true));
  rerender(view(false));
  const card = screen.getByRole('button', { name: 'Card' });
  fireEvent.click(card, { detail: 2 });
  expect(onCard).not.toHaveBeenCalled();
  fireEvent.click(card, { detail: 1 });
  expect(onCard).toHaveBeenCalledTimes(1);
});

test('the second click of a double click does not reach a dialog that the first one opened', () => {
  const onDelete = jest.fn();
  render(
    <Dialog title="Details" onClose={() => undefined}>
      <button onClick={onDelete}>Delete</button>
    </Dialog>,
  );
  const button = screen.getByRole('button', { name: 'Delete' });
  fireEvent.click(button, { detail: 2 });
  expect(onDelete).not.toHaveBeenCalled();
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 2 });
  expect(onDelete).toHaveBeenCalledTimes(2);
});
