import { act, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { Provider } from 'react-redux';
import { makeStore } from '@/app/store';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { pause } from '@/lib/pause';
import { toSessionUser } from '@/services/session/session';
import { decodePictures, picturesOf, stubPrint } from '@test/handouts';
import { printButton } from './printing';
import { Sheet } from './Sheet';
import { type SheetProps } from './useHandout';

interface Props extends SheetProps {
  picture: string | null;
}

const Soup = ({ picture, onPrinted }: Props) => (
  <Sheet kind="Recipe" title="Soup" about="Lunch" picture={picture} onPrinted={onPrinted}>
    <p>Simmer.</p>
  </Sheet>
);

const AMINA = toSessionUser({ id: 1, firstName: 'Amina', lastName: 'Rahman' });

function open(fetchCode = () => Promise.resolve(Soup), picture: string | null = '/soup.png') {
  const PrintSoup = printButton(lazyComponent<Props>(fetchCode), (row: Pick<Props, 'picture'>) => row);
  const view = render(
    <Provider store={makeStore(AMINA)}>
      <PrintSoup row={{ picture }} />
    </Provider>,
  );
  return { ...view, press: () => userEvent.click(screen.getByRole('button', { name: 'Print' })) };
}

const sheet = () => screen.queryByRole('article', { name: 'Recipe: Soup' });
const printed = (times: number, print: jest.SpyInstance) => waitFor(() => expect(print).toHaveBeenCalledTimes(times));
const afterPrint = () => act(() => void window.dispatchEvent(new Event('afterprint')));

test('a sheet says from whom it is, is printed in light colours under its own name, and goes then', async () => {
  const print = stubPrint();
  document.title = 'Recipes · Petal';
  const { press } = open();
  expect(sheet()).not.toBeInTheDocument();
  await press();
  await printed(1, print);
  expect(sheet()).toHaveTextContent('For you, from Amina Rahman, Petal');
  expect(sheet()).toHaveTextContent(/Printed \d\d\/\d\d\/\d{4}/);
  expect(sheet()).toHaveAttribute('data-bs-theme', 'light');
  expect(picturesOf(sheet()!)).toEqual(['/soup.png']);
  expect(document.title).toBe('Soup');
  afterPrint();
  expect(sheet()).not.toBeInTheDocument();
  expect(document.title).toBe('Recipes · Petal');
  await press();
  await printed(2, print);
});

test('it waits for its picture, and leaves out one that cannot be shown', async () => {
  const print = stubPrint();
  let fail = () => {};
  decodePictures(() => new Promise((_resolve, reject) => (fail = () => reject(new Error('broken')))));
  const { press } = open();
  await press();
  await waitFor(() => expect(sheet()).toBeInTheDocument());
  expect(print).not.toHaveBeenCalled();
  fail();
  await printed(1, print);
  expect(picturesOf(sheet()!)).toEqual([]);
  expect(sheet()).toHaveTextContent('Simmer.');
});

test('a picture that never arrives does not hold it', async () => {
  const print = stubPrint();
  decodePictures(() => new Promise(() => {}));
  const { press } = open();
  jest.useFakeTimers({ advanceTimers: true });
  await press();
  await waitFor(() => expect(sheet()).toBeInTheDocument());
  await act(() => jest.advanceTimersByTimeAsync(3000));
  jest.useRealTimers();
  await printed(1, print);
  expect(picturesOf(sheet()!)).toEqual([]);
});

test('pressed twice it is printed once; what offers it gone, not at all', async () => {
  const print = stubPrint();
  const arrive: (() => void)[] = [];
  decodePictures(() => new Promise((resolve) => arrive.push(resolve)));
  const arriveAll = () =>
    act(() => {
      arrive.forEach((one) => one());
      return Promise.resolve();
    });
  const { press, unmount } = open();
  await press();
  await press();
  await waitFor(() => expect(arrive).toHaveLength(2));
  await arriveAll();
  await printed(1, print);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await press();
  await waitFor(() => expect(arrive).toHaveLength(3));
  unmount();
  await arriveAll();
  expect(sheet()).not.toBeInTheDocument();
  expect(print).toHaveBeenCalledTimes(1);
});

test('its code is fetched again after a failure', async () => {
  const print = stubPrint();
  const fetchCode = jest.fn(() => Promise.resolve(Soup)).mockRejectedValueOnce(new Error('no network'));
  const { press } = open(fetchCode, null);
  await press();
  await waitFor(() => expect(fetchCode).toHaveBeenCalledTimes(1));
  expect(print).not.toHaveBeenCalled();
  await press();
  await printed(1, print);
  expect(picturesOf(sheet()!)).toEqual([]);
});

test('one without a picture is printed once in development too, where effects run twice, and not while React renders', async () => {
  configure({ reactStrictMode: true });
  // As a table unfolds for the paper; React reports it while it renders.
  const print = stubPrint().mockImplementation(() => flushSync(() => {}));
  const { press } = open(undefined, null);
  await press();
  await printed(1, print);
  await act(() => pause(20));
  expect(print).toHaveBeenCalledTimes(1);
  configure({ reactStrictMode: false });
});
