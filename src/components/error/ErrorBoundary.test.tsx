import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary';

function Broken(): never {
  throw new Error('broken');
}

test('children that throw are removed, and the root hears of it; what is beside them stays', () => {
  const onCaughtError = jest.fn<void, [unknown]>();
  render(
    <>
      <p>The page</p>
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    </>,
    { onCaughtError },
  );
  expect(screen.getByText('The page')).toBeVisible();
  expect(onCaughtError).toHaveBeenCalledWith(new Error('broken'), expect.anything());
});
