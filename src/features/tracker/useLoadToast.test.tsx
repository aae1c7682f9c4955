import { StrictMode } from 'react';
import { act, render, screen } from '@testing-library/react';
import { ToastHost } from '@/components/notify/ToastHost';
import { useLoadToast } from './useLoadToast';

function List({ loadedAt }: { loadedAt: number | undefined }) {
  useLoadToast('Habits Retrived', loadedAt);
  return null;
}

const tree = (loadedAt: number | undefined) => (
  <StrictMode>
    <List loadedAt={loadedAt} />
    <ToastHost autoClose={3000} />
  </StrictMode>
);

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

test('the first list is announced, once', async () => {
  const { rerender } = render(tree(undefined));
  rerender(tree(1000));
  expect(await screen.findByText('Habits Retrived')).toBeVisible();
  rerender(tree(2000));
  await settled();
  expect(screen.getAllByText('Habits Retrived')).toHaveLength(1);
});

test('a list from the cache is not announced, the next load is', async () => {
  const { rerender } = render(tree(1000));
  await settled();
  expect(screen.queryByText('Habits Retrived')).not.toBeInTheDocument();
  rerender(tree(2000));
  expect(await screen.findByText('Habits Retrived')).toBeVisible();
});
