import { memo, type ReactNode } from 'react';
import { useGrowingCount } from './useGrowingCount';

interface Props<Item> {
  /** The list's accessible name. */
  label: string;
  items: readonly Item[];
  /** The search text; when it changes, the grid starts again at the first items. */
  search?: string;
  itemId: (item: Item) => string | number;
  /** The id of a card that is marked for a moment, and rendered however far down it is. */
  marked?: string | number | null;
  /** Renders one card. Keep the function stable, so that cards whose item did not change are not rendered again. */
  render: (item: Item) => ReactNode;
}

/**
 * A list of cards. The first ones are rendered at once, the others as they come near the viewport. Each has its
 * position in the whole list (`aria-posinset`).
 */
export function CardGrid<Item>({ label, items, search = '', itemId, marked, render }: Props<Item>) {
  const { count: grown, sentinel } = useGrowingCount(search);
  const isMarked = (item: Item) => itemId(item) === marked;
  const count = Math.max(grown, items.findIndex(isMarked) + 1);
  return (
    <>
      <ul className="grid cards card-list" role="list" aria-label={label}>
        {items.slice(0, count).map((item, index) => (
          <li
            key={itemId(item)}
            className={isMarked(item) ? 'is-marked' : undefined}
            aria-posinset={index + 1}
            aria-setsize={items.length}
          >
            <Card item={item} render={render as (item: unknown) => ReactNode} />
          </li>
        ))}
      </ul>
      {count < items.length && <div key={count} ref={sentinel} aria-hidden="true" />}
    </>
  );
}

const Card = memo(function Card({ item, render }: { item: unknown; render: (item: unknown) => ReactNode }) {
  return render(item);
});
