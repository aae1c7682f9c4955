import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary';

function Broken(): never {
  throw new Error('broken');
}

test('children that throw are removed and logged; what is beside them stays', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // React reports what it caught
  const onError = jest.fn<void, [unknown]>();
  render(
    <>
      <p>The page</p>
      <ErrorBoundary onError={onError}>
        <Broken />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText('The page')).toBeVisible();
  expect(onError).toHaveBeenCalledWith(new Error('broken'), expect.anything());
});
