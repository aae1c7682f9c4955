import { render, screen, waitFor } from '@testing-library/react';
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
