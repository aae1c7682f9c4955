import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyComponent } from './lazyComponent';
import { ToastHost } from '@/components/notify/ToastHost';
import { LazyDialog } from './LazyDialog';

const Greeting = ({ name }: { name: string }) => <p>{`Hello ${name}`}</p>;

test('the dialog is rendered when its code has loaded', async () => {
  const of = lazyComponent(() => Promise.resolve(Greeting));
  render(<LazyDialog of={of} props={{ name: 'Sana' }} onFailure={() => {}} />);
  expect(await screen.findByText('Hello Sana')).toBeVisible();
});

test('code that cannot be fetched is reported, so that the dialog can be opened again', async () => {
  const of = lazyComponent<{ name: string }>(() => Promise.reject(new Error('offline')));
  const onFailure = jest.fn();
  render(
    <>
      <LazyDialog of={of} props={{ name: 'Sana' }} onFailure={onFailure} />
      <ToastHost autoClose={3000} />
    </>,
  );
  await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
  expect(await screen.findByText('The dialog could not be loaded. Please try again.')).toBeVisible();
});

test('a dialog that throws takes only itself down; it can be tried again, or closed', async () => {
  let isBroken = true;
  const of = lazyComponent(() =>
    Promise.resolve(({ name }: { name: string }) => {
      if (isBroken) throw new Error('Invalid escape');
      return <p>{`Hello ${name}`}</p>;
    }),
  );
  const onFailure = jest.fn();
  const onCaughtError = jest.fn();
  render(
    <>
      <p>The page</p>
      <LazyDialog of={of} props={{ name: 'Sana' }} onFailure={onFailure} />
    </>,
    { onCaughtError },
  );
  const dialog = await screen.findByRole('alertdialog', { name: 'Something went wrong in this dialog.' });
  expect(dialog).toHaveTextContent('Invalid escape');
  expect(screen.getByText('The page')).toBeInTheDocument();
  expect(onCaughtError).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onFailure).toHaveBeenCalledTimes(1);
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Sana')).toBeVisible();
});
