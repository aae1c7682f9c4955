import { act, render, screen } from '@testing-library/react';
import { CardGrid } from './CardGrid';

/** The observer's callback, which the browser calls when the sentinel comes near the viewport. */
let comeNear: (isIntersecting: boolean) => void = () => {};

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = (isIntersecting) => act(() => callback([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const numbers = (length: number) => Array.from({ length }, (_, index) => index + 1);
const itself = (item: number) => item;
const card = (item: number) => `Card ${item}`;

const grid = (items: number[], renderCard = card, search = '') => (
  <CardGrid label="Dishes" items={items} search={search} itemId={itself} render={renderCard} />
);

const cards = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('cards are rendered when they come near the viewport, each with its position in the whole list', () => {
  render(grid(numbers(100)));
  expect(screen.getByRole('list', { name: 'Dishes' })).toBeVisible();
  expect(cards()).toHaveLength(16);
  comeNear(false);
  expect(cards()).toHaveLength(16);
  comeNear(true);
  expect(cards()).toHaveLength(48);
  comeNear(true);
  comeNear(true);
  expect(cards()).toHaveLength(100);
  const last = screen.getByText('Card 100');
  expect(last).toHaveAttribute('aria-posinset', '100');
  expect(last).toHaveAttribute('aria-setsize', '100');
});

test('a list that loses an item keeps the rendered cards', () => {
  const { rerender } = render(grid(numbers(100)));
  comeNear(true);
  rerender(grid(numbers(100).filter((item) => item !== 2)));
  expect(cards()).toHaveLength(48);
  expect(cards()[1]).toBe('Card 3');
});

test('a card whose item did not change is not rendered again', () => {
  const rendered = jest.fn(card);
  const { rerender } = render(grid([1, 2, 3], rendered));
  rendered.mockClear();
  rerender(grid([1, 3, 4], rendered));
  expect(rendered.mock.calls).toEqual([[4]]);
  expect(cards()).toEqual(['Card 1', 'Card 3', 'Card 4']);
});

test('another search starts again at the first cards', () => {
  const { rerender } = render(grid(numbers(100)));
  comeNear(true);
  rerender(grid(numbers(90), card, 'oat'));
  expect(cards()).toHaveLength(16);
});
