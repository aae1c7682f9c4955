import { Calendar2Week, FolderPlus } from 'react-bootstrap-icons';
import { useMemo } from 'react';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { EmptyState } from '@/components/state/EmptyState';
import { countOf } from '@/components/format/number';
import { AddButton } from '@/screen/AddButton';
import { type ExportColumn } from '@/components/export/table';
import { ViewButton } from '@/screen/viewMenu/ViewButton';
import { type Category } from '@/services/categories';
import { dialogOpened } from '@/features/nutrition/dietPlans/dietPlansScreen';
import { type KnownLists } from '@/features/nutrition/dietPlans/dietPlansRows';
import { matrixOf, gapsIn, type MatrixRow } from './matrix';
import { MatrixTable } from './MatrixTable';
import { useMembersNear, type MembersNear } from './useMembersNear';
import sheet from './matrix.late.scss';
import { KCAL_OPTIONS, kcalLabel } from '@/features/nutrition/dietPlans/kcal';

/** The diet plans counted by sub category and kcal option. */
export function MatrixCard({ plans, tree }: KnownLists) {
  useLateSheet(sheet);
  const members = useMembersNear();
  const matrix = matrixOf(plans, tree);
  if (matrix.groups.length === 0)
    return (
      <div className="card">
        <EmptyState
          icon={<Calendar2Week aria-hidden />}
          title="No dishes categories yet"
          text="The matrix has a row for each of them and a column for each kcal option."
          action={
            <AddButton
              icon={FolderPlus}
              label="Add Category"
              opens={dialogOpened({ kind: 'addDietCategory' })}
              className="btn-outline-secondary"
            />
          }
        />
      </div>
    );
  return (
    <section className="card matrix-card" aria-label="Diet plans by kcal">
      <MatrixTable matrix={matrix} members={members} />
      <MatrixFoot unplaced={matrix.unplaced} members={members} />
    </section>
  );
}

interface FootProps {
  unplaced: number;
  members: MembersNear;
}

/** What the marks mean, and what the matrix could not count. */
function MatrixFoot({ unplaced, members: { near, isUncounted, isFailed, load } }: FootProps) {
  return (
    <div className="table-foot">
      <p className="matrix-legend">
        <span>
          <span className="matrix-sample figures">2</span>plans, opens the list
        </span>
        {near && (
          <span>
            <span className="gap-mark" />
            no plan, members near it
          </span>
        )}
        <span>
          <span className="gap-quiet">–</span>
          {near ? 'no plan, nobody near it' : 'no plan'}
        </span>
        {unplaced > 0 && <span>{countOf(unplaced, 'plan')} without a sub category not counted</span>}
      </p>
      <p className="load-again" role="status">
        {isFailed && 'Members could not be loaded. '}
        {isUncounted && 'Members near it are not counted. '}
        {(isFailed || isUncounted) && (
          <button type="button" className="link" onClick={() => void load()}>
            {isFailed ? 'Try again' : 'Count members'}
          </button>
        )}
      </p>
    </div>
  );
}

/** Says in the page's head how many gaps there are. */
export function MatrixStatus({ plans, tree }: KnownLists) {
  const { near, isAllowed } = useMembersNear();
  const matrix = matrixOf(plans, tree);
  // Without the permission every gap counts; until the members are loaded none can be told.
  const gaps = useMemo(() => (near ?? !isAllowed) && gapsIn(matrix, near ?? KCAL_OPTIONS), [matrix, near, isAllowed]);
  return (
    <span className="meta figures" role="status">
      {typeof gaps === 'number' && `${countOf(gaps, 'gap')}${isAllowed ? ' where members are' : ''}`}
    </span>
  );
}

type ExportedRow = MatrixRow & { category: Category };

const COLUMNS: ExportColumn<ExportedRow>[] = [
  { header: 'Category', value: ({ category }) => category.title },
  { header: 'Sub category', value: ({ subCategory }) => subCategory.title },
  ...KCAL_OPTIONS.map((kcal, at) => ({ header: kcalLabel(kcal), value: ({ counts }: ExportedRow) => counts[at]! })),
  { header: 'Plans', value: ({ total }) => total },
];

/** The View menu of the matrix, which has no search to stand beside. */
export function MatrixViewButton({ plans, tree }: KnownLists) {
  const rows = () =>
    matrixOf(plans, tree).groups.flatMap(({ category, rows: each }) => each.map((row) => ({ ...row, category })));
  const exported = { name: 'diet-plans-by-kcal', noun: 'row', columns: COLUMNS, rows };
  return <ViewButton exported={[exported]} />;
}
