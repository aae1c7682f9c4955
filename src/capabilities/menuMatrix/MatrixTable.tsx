import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type SyntheticEvent } from 'react';
import { figure } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { type Loaded } from '@/lib/loaded';
import { KCAL_OPTIONS } from '@/features/nutrition/dietPlans/kcal';
import { MatrixCells } from './MatrixCells';
import { type MenuMatrix } from './matrix';
import { type MembersNear } from './useMembersNear';

interface Props {
  matrix: MenuMatrix;
  members: MembersNear;
}

/** A cell by its row, counted over all groups, and the position of its option. */
type Cell = readonly [row: number, column: number];

const TARGET = 'td > [data-cell]';

/** How far each key goes; Home and End stay in the row, with Ctrl they go to the first and last one. */
function stepTo(event: KeyboardEvent, [row, column]: Cell, rows: number): Cell | undefined {
  const last = KCAL_OPTIONS.length - 1;
  const steps: Record<string, Cell> = {
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

function cellOf({ target }: SyntheticEvent): Cell | undefined {
  const element = target instanceof Element ? target.closest(TARGET) : null;
  return element?.getAttribute('data-cell')?.split(' ').map(Number) as unknown as Cell | undefined;
}

/** The table. It is one tab stop; the arrow keys walk its cells. */
export function MatrixTable({ matrix: { groups, size }, members: { near, isAllowed } }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const [stop, setStop] = useState<Cell>([0, 0]);
  const [pointed, setPointed] = useState<Cell | null>(null);
  const reached: Cell = [Math.min(stop[0], size - 1), stop[1]];
  const elementAt = ([row, column]: Cell) =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`);

  // A gap that was filled has a link in its place, which takes the focus.
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (focused.current?.isConnected === false && document.activeElement === document.body) elementAt(reached)?.focus();
  });
  const onFocus = (event: FocusEvent) => {
    const cell = cellOf(event);
    if (!cell) return;
    focused.current = event.target;
    setStop(cell);
    setPointed(cell);
  };
  const onBlur = ({ target }: FocusEvent) => {
    if (target.isConnected) focused.current = null;
    setPointed(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = stepTo(event, reached, size);
    if (!to) return;
    event.preventDefault();
    elementAt(to)?.focus();
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
        onPointerOver={(event) => setPointed(cellOf(event) ?? null)}
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

interface NearProps {
  near: Loaded<readonly number[]>;
  /** The position of the option that is pointed at. */
  pointed: number | undefined;
}

/** How many members have a BMR near each option. */
function NearRow({ near, pointed }: NearProps) {
  const most = Math.max(1, ...(near ?? []));
  return (
    <tr className="near">
      <td className="wide-only" />
      <th scope="row">Members near it</th>
      {KCAL_OPTIONS.map((kcal, column) => (
        <td key={kcal} className={pointed === column ? 'at' : undefined}>
          {near && figure(near[column]!)}
          <span className="bar" aria-hidden="true">
            <span style={{ inlineSize: `${(100 * (near?.[column] ?? 0)) / most}%` }} />
          </span>
        </td>
      ))}
      <td className="sum">{near && figure(near.reduce((sum, count) => sum + count, 0))}</td>
    </tr>
  );
}
