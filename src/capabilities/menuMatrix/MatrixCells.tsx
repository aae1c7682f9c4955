import { memo } from 'react';
import { PlusLg } from 'react-bootstrap-icons';
import { countOf, figure } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { Link } from '@/lib/Link';
import { type Loaded } from '@/lib/loaded';
import { useListEvents } from '@/screen/list/listContext';
import { type Id } from '@/services/http/decode';
import { kcalField, subCategoryField } from '@/features/nutrition/dietPlans/dietPlansUrl';
import { gapId } from './gap';
import { KCAL_OPTIONS, kcalLabel } from '@/features/nutrition/dietPlans/kcal';
import { type MatrixRow } from './matrix';

interface Props {
  categoryId: Id;
  row: MatrixRow;
  /** The row's number, counted over all groups. */
  at: number;
  /** Without the permission for members they are never loaded. */
  near: Loaded<readonly number[]>;
  /** The position of the option whose cell is the tab stop, if it is in this row. */
  stop: number | undefined;
  /** The same for the one that is pointed at or has the focus. */
  pointed: number | undefined;
}

/** The address of the list with the plans of a row that have an option. */
function addressOf(categoryId: Id, { subCategory, mealTypes }: MatrixRow, kcal: number) {
  const shown = Object.fromEntries(mealTypes.map((mealType) => [mealType, subCategory.id]));
  return `/diet-plans?${new URLSearchParams({
    category: String(categoryId),
    subCategory: subCategoryField.write(shown),
    kcal: kcalField.write([kcal]),
  })}`;
}

/** The row's name and its cells: a count leads to the plans, a gap opens Add. */
export const MatrixCells = memo(function MatrixCells({ categoryId, row, at, near, stop, pointed }: Props) {
  const { events } = useListEvents();
  const title = titleOf(row.subCategory.title);
  return (
    <>
      <th scope="row" className={pointed === undefined ? undefined : 'at'}>
        {title}
      </th>
      {KCAL_OPTIONS.map((kcal, column) => {
        const count = row.counts[column]!;
        const name = `${title}, ${kcalLabel(kcal)}`;
        const reach = { 'data-cell': `${at} ${column}`, tabIndex: stop === column ? 0 : -1 };
        if (count > 0)
          return (
            <td key={kcal}>
              <Link {...reach} to={addressOf(categoryId, row, kcal)} aria-label={`${name}: ${countOf(count, 'plan')}`}>
                {figure(count)}
              </Link>
            </td>
          );
        const members = near?.[column];
        const known = members === undefined ? '' : `, ${countOf(members, 'member')} near`;
        return (
          <td key={kcal}>
            <button
              {...reach}
              type="button"
              className="gap"
              aria-label={`${name}: no plan${known}. Add one`}
              onClick={() =>
                events.dialogOpened({ kind: 'fillGap', id: gapId({ subCategoryId: row.subCategory.id, kcal }) })
              }
            >
              {members ? <span className="gap-mark" /> : <span className="gap-quiet">–</span>}
              <span className="do">
                <PlusLg aria-hidden />
                Add
              </span>
            </button>
            {pointed === column && (
              <div className="tip" aria-hidden="true">
                <b>
                  {title} for {kcalLabel(kcal)}: none yet
                </b>
                {members !== undefined && <div className="meta">{haveNear(members)}</div>}
                <div className="meta">Add opens with both filled in.</div>
              </div>
            )}
          </td>
        );
      })}
    </>
  );
});

const haveNear = (members: number) =>
  members === 0
    ? 'No member has a BMR near it.'
    : `${countOf(members, 'member')} ${members === 1 ? 'has' : 'have'} a BMR near it.`;
