import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { type ComponentType } from 'react';
import { Provider } from 'react-redux';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { type SessionUser } from '@/services/session/session';
import { sessionExpired, sessionSlice, signedIn } from '@/services/session/sessionState';
import { ScreenDialog } from './ScreenDialogs';

const PERSON = { id: 1, role: 'Admin' } as SessionUser;
const Form = () => <p>The form</p>;

function show() {
  const store = configureStore({ reducer: combineSlices(sessionSlice) });
  store.dispatch(signedIn(PERSON));
  let resolveCode: (component: ComponentType) => void;
  const of = lazyComponent(() => new Promise<ComponentType>((resolve) => (resolveCode = resolve)));
  render(
    <Provider store={store}>
      <ScreenDialog of={of} props={{}} onFailure={() => {}} />
    </Provider>,
  );
  return {
    dispatch: (action: Parameters<typeof store.dispatch>[0]) => act(() => void store.dispatch(action)),
    arrive: () =>
      act(async () => {
        resolveCode(Form);
        await Promise.resolve();
      }),
  };
}

test('a dialog whose code comes after the session expired waits until somebody has signed in', async () => {
  const { dispatch, arrive } = show();
  dispatch(sessionExpired());
  await arrive();
  expect(screen.queryByText('The form')).not.toBeInTheDocument();
  dispatch(signedIn(PERSON));
  expect(screen.getByText('The form')).toBeVisible();
});

test('a dialog that was open as the session expired stays', async () => {
  const { dispatch, arrive } = show();
  await arrive();
  dispatch(sessionExpired());
  expect(screen.getByText('The form')).toBeVisible();
});
