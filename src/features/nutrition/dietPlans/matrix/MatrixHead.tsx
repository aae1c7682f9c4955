import { useMemo } from 'react';
import { type ExportColumn } from '@/components/export/table';
import { countOf } from '@/components/format/number';
import { ViewButton } from '@/screen/viewMenu/ViewButton';
import { type Category } from '@/services/categories';
import { type KnownLists } from '../dietPlansRows';
import { KCAL_OPTIONS, kcalLabel } from '../kcal';
import { gapsIn, matrixOf, type MatrixRow } from './matrix';
import { useMembersNear } from './useMembersNear';

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
