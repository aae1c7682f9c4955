import { type DietPlansLists } from '@/features/nutrition/dietPlans/dietPlansRows';
import { useShownLists } from '@/screen/list/listContext';
import { useEffect } from 'react';
import { Loaded } from '@/components/lazy/Loaded';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { LazyPart } from '@/components/lazy/LazyPart';
import { usePlansExport } from '@/features/nutrition/dietPlans/usePlansExport';
import { lazyDialogs } from '@/screen/lazyDialogs';
import { headedViews } from '@/screen/list/pageViews';
import { fillAt } from '@/lib/slots';
import { dialogKinds } from '@/screen/urlFields';
import { ViewButton } from '@/screen/viewMenu/ViewButton';

const fetchMatrix = () => import(/* webpackChunkName: "menu-matrix" */ '../MatrixCard');
const matrixCard = lazyComponent(async () => (await fetchMatrix()).MatrixCard);
const matrixStatus = lazyComponent(async () => (await fetchMatrix()).MatrixStatus);
const matrixViewButton = lazyComponent(async () => (await fetchMatrix()).MatrixViewButton);

const fillGapDialog = lazyDialogs(
  '/diet-plans',
  async () => (await import(/* webpackChunkName: "diet-plans-dialogs" */ '../FillGapDialog')).FillGapDialog,
);

/** The matrix in place of the list. Its code is fetched when it is opened; after a failed first load it stays blank. */
function MatrixPart() {
  const { plans, tree, isLoading } = useShownLists<DietPlansLists>();
  if (!plans || !tree) return isLoading && <MatrixSkeleton />;
  return (
    <LazyPart
      of={matrixCard}
      props={{ plans, tree }}
      waiting={<MatrixSkeleton />}
      failure="The matrix could not be loaded."
    />
  );
}

/** What the matrix adds to the head. Until its code is there, the View button exports the list. */
function MatrixLead() {
  const lists = useShownLists<DietPlansLists>();
  const { plans, tree } = lists;
  const exported = usePlansExport(lists);
  useEffect(() => {
    matrixStatus.keepLoading();
    matrixViewButton.keepLoading();
  }, []);
  if (!plans || !tree) return null;
  const props = { plans, tree };
  return (
    <>
      <Loaded of={matrixViewButton} props={props} waiting={<ViewButton exported={[exported]} />} />
      <Loaded of={matrixStatus} props={props} />
    </>
  );
}

const BARS = [148, 112, 164, 128, 96, 140, 120, 156];

/** Placeholders for the rows of the matrix. */
const MatrixSkeleton = () => (
  <div className="card matrix-skeleton placeholder-glow" role="status" aria-label="Loading the matrix">
    {BARS.map((width) => (
      <span key={width} className="placeholder" style={{ width }} />
    ))}
  </div>
);

export const fills = [
  fillAt(headedViews, '/diet-plans', { view: 'matrix', label: 'Matrix', Part: MatrixPart, Lead: MatrixLead }),
  fillAt(dialogKinds, '/diet-plans', { kind: 'fillGap', of: fillGapDialog }),
];
