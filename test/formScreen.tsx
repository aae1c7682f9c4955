import { useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import { TextField } from '@/components/form/TextField';
import { FormDialog } from '@/screen/form/FormDialog';
import { AppRouterView } from '@/screen/navigation/AppRouterView';
import { memoryRouter } from './memoryRouter';

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

/** Opens the form of a made-up screen, which can also be left by a link and a step back. */
export async function openForm(options?: { outcome?: Outcome }) {
  const all = setup(options);
  await all.user.click(screen.getByRole('button', { name: 'Add user' }));
  return all;
}

export const dialog = () => screen.queryByRole('dialog', { name: 'Add New User' });
export const question = () => screen.queryByRole('dialog', { name: 'Discard changes?' });
export const first = () => screen.getByRole('textbox', { name: 'First name' });
export const email = () => screen.getByRole('textbox', { name: 'Email' });
export const button = (name: string) => screen.getByRole('button', { name });
