import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from './ErrorBoundary';

let isBroken = true;
function Fragile() {
  if (isBroken) throw new Error('broken');
  return <p>All is well</p>;
}

const onError = jest.fn<void, [unknown]>();

beforeEach(() => {
  isBroken = true;
  onError.mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => {}); // React reports what it caught
});
afterEach(() => jest.restoreAllMocks());

const screenOf = (path: string) => (
  <ErrorBoundary resetKey={path} onError={onError}>
    <Fragile />
  </ErrorBoundary>
);

test('says that the screen failed, tells the log, and tries again when asked', async () => {
  render(screenOf('/users'));
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on this screen.');
  expect(onError).toHaveBeenCalledWith(new Error('broken'), expect.anything());
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('All is well')).toBeVisible();
});

test('another screen gets a chance of its own', () => {
  const { rerender } = render(screenOf('/users'));
  isBroken = false;
  rerender(screenOf('/recipes'));
  expect(screen.getByText('All is well')).toBeVisible();
});
