import { Calendar2Week, FolderPlus } from 'react-bootstrap-icons';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { EmptyState } from '@/components/state/EmptyState';
import { AddButton } from '@/screen/AddButton';
import { dialogOpened } from '../dietPlansScreen';
import { type KnownLists } from '../dietPlansView';
import { matrixOf } from './matrix';
import { MatrixFoot } from './MatrixFoot';
import { MatrixTable } from './MatrixTable';
import { useMembersNear } from './useMembersNear';
import sheet from './matrix.late.scss';

/** The diet plans counted by sub category and kcal option. */
export function MatrixView({ plans, tree }: KnownLists) {
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
              opens={dialogOpened({ kind: 'addDietCategory' })}
              className="btn-outline-secondary"
            >
              Add Category
            </AddButton>
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
