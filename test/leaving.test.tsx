import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { shareLogout } from '@/app/sharedLogout';
import { digest } from '@/lib/digest';
import { readToken } from '@/services/session/session';
import { sessionExpired } from '@/services/session/sessionState';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { openTyped, seedTyped, TYPED_FIELDS } from '@test/typedFields';
import { sample } from '@test/matrix';

const mock = mockServer();

const OTHER = { email: 'hira@petal.app', password: 'petal-demo', firstName: 'Hira', lastName: 'Noor' };

type View = ReturnType<typeof renderApp>;

async function expire({ store }: View) {
  act(() => void store.dispatch(sessionExpired()));
  return screen.findByRole('dialog', { name: /^Your session has expired/ });
}

const WAYS: Record<string, (view: View) => unknown> = {
  'by Log out where it has expired': async (view) => view.user.click(within(await expire(view)).getByText('Log out')),

  'as another tab signs out': ({ store }) => {
    shareLogout(store);
    localStorage.setItem('ended sessions', JSON.stringify([digest(readToken()!)]));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'ended sessions' })));
  },

  'as another person signs in where it has expired': async (view) => {
    const dialog = within(await expire(view));
    fireEvent.change(dialog.getByLabelText('Email'), { target: { value: OTHER.email } });
    fireEvent.change(dialog.getByLabelText('Password'), { target: { value: OTHER.password } });
    await view.user.click(dialog.getByRole('button', { name: 'Sign in' }));
  },
};

/** Each field with one of the ways, in turn; in the matrix with all of them. */
const CASES = TYPED_FIELDS.filter(({ at }) => at !== '/signup').flatMap((typed, index) => {
  const ways = Object.entries(WAYS);
  const inTurn = ways[index % ways.length]!;
  return sample(ways, ([way]) => way === inTurn[0]).map(
    ([way, leave]) => [`${way}, ${String(typed.name)} at ${typed.at}`, leave, typed] as const,
  );
});

/** Typed once in each case, so that what is written late, while another one runs, tells of which it is. */
const textOf = (what: string) => `zerqa ${digest(what)}`;

const left = new Set<string>();
const writtenLate: string[] = [];
const own = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')!;
beforeAll(() => {
  Storage.prototype.setItem = function (this: Storage, key, value) {
    writtenLate.push(...[...left].filter((what) => value.includes(textOf(what))));
    (own.value as Storage['setItem']).call(this, key, value);
  };
});
afterAll(() => {
  Object.defineProperty(Storage.prototype, 'setItem', own);
});

const stored = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);

test.each(CASES)('nothing of the person is left in storage %s', async (what, leave, typed) => {
  const person = { ...seedTyped(mock), email: 'nadia@petal.app' };
  mock.create('employee', { ...OTHER, role: { title: 'Admin' } });
  const view = renderApp(typed.at, person);
  await openTyped(view.user, typed);
  fireEvent.change(screen.getByLabelText(typed.name), { target: { value: textOf(what) } });
  await leave(view);
  await waitFor(() => expect(['/login', '/dashboard']).toContain(view.router.state.location.pathname));
  left.add(what);
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).not.toContain(textOf(what));
  expect(stored()).not.toContain(person.email);
});

test('and nothing of it is written later', async () => {
  await act(() => new Promise((resolve) => setTimeout(resolve, 500))); // more than anything waits that was typed last
  expect(writtenLate).toEqual([]);
});
