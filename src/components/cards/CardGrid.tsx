import { memo, type ReactNode } from 'react';
import { useGrowingCount } from './useGrowingCount';

interface Props<Item> {
  /** The list's accessible name. */
  label: string;
  items: readonly Item[];
  /** What the items were searched for, where they can be; another search starts again at the first ones. */
  search?: string;
  itemId: (item: Item) => string | number;
  /** One card. Keep it the same from render to render: cards whose item did not change are then left alone. */
  render: (item: Item) => ReactNode;
}

/**
 * A list of cards, drawn as they come near the view: the first ones at once, the rest below them while one scrolls. Each
 * says its place in the whole list.
 */
export function CardGrid<Item>({ label, items, search = '', itemId, render }: Props<Item>) {
  const { count, sentinel } = useGrowingCount(search);
  return (
    <>
      {/* Safari drops the role of a list without bullets */}
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- see above */}
      <ul className="grid cards card-list" role="list" aria-label={label}>
        {items.slice(0, count).map((item, index) => (
          <li key={itemId(item)} aria-posinset={index + 1} aria-setsize={items.length}>
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
