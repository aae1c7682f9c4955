import { lazyComponent } from '@/components/lazy/lazyComponent';
import { LazyPart } from '@/components/lazy/LazyPart';
import { type DietPlansLists } from '../dietPlansRows';

const fetchMatrix = () => import(/* webpackChunkName: "menu-matrix" */ './MatrixCard');
const matrixCard = lazyComponent(async () => (await fetchMatrix()).MatrixCard);
/** What the matrix adds to the page's head, without which the head stays as it is. */
export const matrixStatus = lazyComponent(async () => (await fetchMatrix()).MatrixStatus);
export const matrixViewButton = lazyComponent(async () => (await fetchMatrix()).MatrixViewButton);

/** The matrix in place of the list. Its code is fetched when it is opened; after a failed first load it stays blank. */
export function MatrixPart({ plans, tree, isLoading }: DietPlansLists) {
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

const BARS = [148, 112, 164, 128, 96, 140, 120, 156];

/** Placeholders for the rows of the matrix. */
const MatrixSkeleton = () => (
  <div className="card matrix-skeleton placeholder-glow" role="status" aria-label="Loading the matrix">
    {BARS.map((width) => (
      <span key={width} className="placeholder" style={{ width }} />
    ))}
  </div>
);
