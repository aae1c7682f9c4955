import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type SyntheticEvent } from 'react';
import { figure } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { KCAL_OPTIONS } from '../kcal';
import { MatrixCells } from './MatrixCells';
import { type MenuMatrix } from './matrix';
import { NearRow } from './NearRow';
import { type MembersNear } from './useMembersNear';

interface Props {
  matrix: MenuMatrix;
  members: MembersNear;
}

/** A cell by its row, counted over all groups, and the position of its option. */
export type Place = readonly [row: number, column: number];

const TARGET = 'td > [data-place]';

/** How far each key goes; Home and End stay in the row, with Ctrl they go to the first and last one. */
function stepTo(event: KeyboardEvent, [row, column]: Place, rows: number): Place | undefined {
  const last = KCAL_OPTIONS.length - 1;
  const steps: Record<string, Place> = {
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    Home: [event.ctrlKey ? 0 : row, 0],
    End: [event.ctrlKey ? rows - 1 : row, last],
  };
  const to = steps[event.key];
  return to && [Math.min(Math.max(to[0], 0), rows - 1), Math.min(Math.max(to[1], 0), last)];
}

function placeOf({ target }: SyntheticEvent): Place | undefined {
  const cell = target instanceof Element ? target.closest(TARGET) : null;
  return cell?.getAttribute('data-place')?.split(' ').map(Number) as unknown as Place | undefined;
}

/** The table. It is one tab stop; the arrow keys walk its cells. */
export function MatrixTable({ matrix: { groups, size }, members: { near, isAllowed } }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const [stop, setStop] = useState<Place>([0, 0]);
  const [pointed, setPointed] = useState<Place | null>(null);
  const reached: Place = [Math.min(stop[0], size - 1), stop[1]];
  const cellAt = ([row, column]: Place) => table.current?.querySelector<HTMLElement>(`[data-place="${row} ${column}"]`);

  // A gap that was filled has a link in its place, which takes the focus.
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (focused.current?.isConnected === false && document.activeElement === document.body) cellAt(reached)?.focus();
  });
  const onFocus = (event: FocusEvent) => {
    const place = placeOf(event);
    if (!place) return;
    focused.current = event.target;
    setStop(place);
    setPointed(place);
  };
  const onBlur = ({ target }: FocusEvent) => {
    if (target.isConnected) focused.current = null;
    setPointed(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = stepTo(event, reached, size);
    if (!to) return;
    event.preventDefault();
    cellAt(to)?.focus();
  };

  return (
    <div className="matrix-scroll">
      <table
        ref={table}
        className="matrix"
        role="grid"
        aria-label="Diet plans by dishes category and kcal"
        tabIndex={-1}
        onFocus={onFocus}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        onPointerOver={(event) => setPointed(placeOf(event) ?? null)}
        onPointerLeave={() => setPointed(null)}
      >
        <thead>
          <tr>
            <th scope="col" className="wide-only">
              Category
            </th>
            <th scope="col">Dishes category</th>
            {KCAL_OPTIONS.map((kcal, column) => (
              <th key={kcal} scope="col" className={pointed?.[1] === column ? 'at' : undefined}>
                {kcal}
                <span className="unit"> kcal</span>
              </th>
            ))}
            <th scope="col" className="sum">
              Plans
            </th>
          </tr>
          {isAllowed && <NearRow near={near} pointed={pointed?.[1]} />}
        </thead>
        {groups.map(({ category, start, rows }) => (
          <tbody key={category.id}>
            <tr className="narrow-only">
              <th scope="rowgroup" colSpan={KCAL_OPTIONS.length + 2}>
                <span>{titleOf(category.title)}</span>
              </th>
            </tr>
            {rows.map((row, index) => (
              <tr key={row.subCategory.id}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={rows.length} className="wide-only">
                    {titleOf(category.title)}
                  </th>
                )}
                <MatrixCells
                  categoryId={category.id}
                  row={row}
                  at={start + index}
                  near={near}
                  stop={reached[0] === start + index ? reached[1] : undefined}
                  pointed={pointed?.[0] === start + index ? pointed[1] : undefined}
                />
                <td className="sum">{figure(row.total)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
