import { useState } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useNavigate } from 'react-router-dom';
import { AppRouterView } from '@/screen/navigation/AppRouterView';
import { memoryRouter } from '@test/memoryRouter';
import { object, string } from 'yup';
import { FormDialog } from './FormDialog';
import { TextField } from '@/components/form/TextField';

const schema = object({
  first: string().required('First name is required.'),
  email: string().required('Email is required.'),
});

type Outcome = string | undefined;

function setup({ outcome }: { outcome?: Outcome } = {}) {
  let finish: (outcome: Outcome) => void = () => {};
  const onSave = jest.fn(() => new Promise<Outcome>((resolve) => (finish = resolve)));
  function Screen() {
    const [isOpen, setOpen] = useState(false);
    const navigate = useNavigate();
    return (
      <>
        <button onClick={() => setOpen(true)}>Add user</button>
        <Link to="/elsewhere">Elsewhere</Link>
        <button onClick={() => void navigate(-1)}>Back</button>
        {isOpen && (
          <FormDialog
            title="Add New User"
            initialValues={{ first: '', email: 'a@b.c' }}
            schema={schema}
            onSave={async () => {
              const text = await onSave();
              if (!text) setOpen(false);
              return text;
            }}
            onClose={() => setOpen(false)}
          >
            <TextField name="first" label="First name" />
            <TextField name="email" label="Email" />
          </FormDialog>
        )}
      </>
    );
  }
  const router = memoryRouter(
    [
      { path: '/before', element: <p>The page before</p> },
      { path: '/users', element: <Screen /> },
      { path: '/elsewhere', element: <p>Another page</p> },
    ],
    ['/before', '/users'],
  );
  render(<AppRouterView router={router} />);
  return { user: userEvent.setup(), router, onSave, finish: () => act(() => Promise.resolve(finish(outcome))) };
}

async function open(options?: { outcome?: Outcome }) {
  const all = setup(options);
  await all.user.click(screen.getByRole('button', { name: 'Add user' }));
  return all;
}

const dialog = () => screen.queryByRole('dialog', { name: 'Add New User' });
const question = () => screen.queryByRole('dialog', { name: 'Discard changes?' });
const first = () => screen.getByRole('textbox', { name: 'First name' });
const email = () => screen.getByRole('textbox', { name: 'Email' });
const press = (name: string) => screen.getByRole('button', { name });

test('starts in the first field', async () => {
  await open();
  expect(first()).toHaveFocus();
});

test('a refused form focuses its first field in error and says what is wrong', async () => {
  const { user, onSave } = await open();
  await user.clear(email());
  await user.click(press('Save'));
  await waitFor(() => expect(first()).toHaveFocus());
  expect(first()).toHaveAccessibleDescription('First name is required.');
  expect(first()).toBeInvalid();
  expect(email()).toHaveAccessibleDescription('Email is required.');
  expect(onSave).not.toHaveBeenCalled();
});

test('the field in error comes into view with its message, also where it has the focus already', async () => {
  const { user } = await open();
  const scrolled: Element[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this);
  });
  expect(first()).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(scrolled).toEqual([first()]));
});

test('editing a field takes away its own error and no other', async () => {
  const { user } = await open();
  await user.clear(email());
  await user.click(press('Save'));
  await user.type(first(), 'S');
  expect(screen.queryByText('First name is required.')).not.toBeInTheDocument();
  expect(email()).toHaveAccessibleDescription('Email is required.');
});

test('saves once, says so while it runs, and cannot be closed meanwhile', async () => {
  const { user, onSave, finish } = await open();
  await user.type(first(), 'Sana');
  await user.dblClick(press('Save'));
  expect(press('Please wait...')).toHaveAttribute('aria-busy', 'true');
  await user.type(first(), '{Enter}');
  await user.keyboard('{Escape}');
  await user.click(press('Cancel'));
  await user.click(press('Close'));
  await user.click(dialog() as HTMLElement);
  expect(dialog()).toBeVisible();
  expect(question()).not.toBeInTheDocument();
  expect(onSave).toHaveBeenCalledTimes(1);
  await finish();
  expect(dialog()).not.toBeInTheDocument();
  expect(press('Add user')).toHaveFocus();
});

test('shows what the server said until something is edited, and can be saved again', async () => {
  const { user, onSave, finish } = await open({ outcome: 'This email is taken.' });
  await user.type(first(), 'Sana{Enter}');
  await finish();
  expect(screen.getByRole('alert')).toHaveTextContent('This email is taken.');
  await user.type(email(), 'd');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(press('Save'));
  expect(onSave).toHaveBeenCalledTimes(2);
});

test.each(['Escape', 'Close', 'a click beside'])('%s closes an untouched form at once', async (way) => {
  const { user } = await open();
  if (way === 'Escape') await user.keyboard('{Escape}');
  if (way === 'Close') await user.click(press('Close'));
  if (way === 'a click beside') await user.click(dialog() as HTMLElement);
  expect(dialog()).not.toBeInTheDocument();
  expect(press('Add user')).toHaveFocus();
});

test('what was typed and taken back is no change', async () => {
  const { user } = await open();
  await user.type(first(), 'S{Backspace}{Escape}');
  expect(dialog()).not.toBeInTheDocument();
});

test('Cancel closes a changed form without asking', async () => {
  const { user } = await open();
  await user.type(first(), 'Sana');
  await user.click(press('Cancel'));
  expect(dialog()).not.toBeInTheDocument();
});

test.each(['Escape', 'Close', 'a click beside'])('%s asks before a changed form is lost', async (way) => {
  const { user } = await open();
  await user.type(first(), 'Sana');
  if (way === 'Escape') await user.keyboard('{Escape}');
  if (way === 'Close') await user.click(press('Close'));
  if (way === 'a click beside') await user.click(dialog() as HTMLElement);
  expect(question()).toHaveAccessibleDescription('What you typed will be lost.');
  await user.click(press('Discard'));
  expect(dialog()).not.toBeInTheDocument();
  expect(press('Add user')).toHaveFocus();
});

test('staying keeps what was typed', async () => {
  const { user } = await open();
  await user.type(first(), 'Sana{Escape}');
  await user.keyboard('{Escape}');
  expect(question()).not.toBeInTheDocument();
  expect(first()).toHaveValue('Sana');
  expect(first()).toHaveFocus();
});

test('a change of route is held up until it is answered', async () => {
  const { user } = await open();
  await user.type(first(), 'Sana');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(question()).toBeVisible();
  await user.keyboard('{Escape}');
  expect(first()).toHaveValue('Sana');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(press('Discard'));
  expect(await screen.findByText('Another page')).toBeVisible();
  expect(question()).not.toBeInTheDocument();
});

test('so is a step back', async () => {
  const { user } = await open();
  await user.type(first(), 'Sana');
  await user.click(press('Back'));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('The page before')).toBeVisible();
});

test('a change within the page is not', async () => {
  const { user, router } = await open();
  await user.type(first(), 'Sana');
  await act(() => router.navigate('/users?search=sana'));
  expect(question()).not.toBeInTheDocument();
  expect(first()).toHaveValue('Sana');
});

test('closing the tab asks only while something would be lost', async () => {
  const { user } = await open();
  const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(closing()).toBe(false);
  await user.type(first(), 'Sana');
  expect(closing()).toBe(true);
});
