import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyPart } from './LazyPart';
import { lazyComponent } from './lazyComponent';

const Part = () => <p>The part</p>;

/** Fails the given number of times, then succeeds. */
function failingTimes(times: number) {
  const fetchCode = jest.fn(async () => {
    await Promise.resolve();
    if (fetchCode.mock.calls.length <= times) throw new Error('no network');
    return Part;
  });
  return fetchCode;
}

const show = (component: ReturnType<typeof lazyComponent<object>>) =>
  render(<LazyPart of={component} props={{}} failure="The part could not be loaded." />);

test('a failed fetch is tried again at the next call', async () => {
  show(lazyComponent(failingTimes(1)));
  expect(await screen.findByText('The part could not be loaded.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The part')).toBeVisible();
});

test('a second failure rejects too', async () => {
  show(lazyComponent(failingTimes(2)));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The part')).toBeVisible();
});

test('a pending fetch is joined', async () => {
  const fetchCode = failingTimes(0);
  const component = lazyComponent(fetchCode);
  await Promise.all([component.load(), component.load()]);
  expect(fetchCode).toHaveBeenCalledTimes(1);
});

test('keepLoading fetches again when the browser is online again', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const component = lazyComponent(failingTimes(2));
  component.keepLoading();
  component.keepLoading();
  for (let failure = 0; failure < 2; failure += 1) {
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(component.current()).toBeNull();
    window.dispatchEvent(new Event('online'));
  }
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(component.current()).toBe(Part);
});

test('a part that throws takes only itself down, and is shown when it is tried again', async () => {
  let isBroken = true;
  const Fragile = () => {
    if (isBroken) throw new Error('broken');
    return <p>The part</p>;
  };
  const of = lazyComponent(() => Promise.resolve(Fragile));
  render(
    <>
      <p>The page</p>
      <LazyPart of={of} props={{}} failure="The part could not be loaded." />
    </>,
    { onCaughtError: () => {} },
  );
  expect(await screen.findByText('Something went wrong in this part of the page.')).toBeVisible();
  expect(screen.getByText('The page')).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The part')).toBeVisible();
});
