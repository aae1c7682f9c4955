import { Egg } from 'react-bootstrap-icons';
import { ScreenFailure } from '@/components/error/ScreenFailure';
import { CardSkeleton } from '@/components/skeleton/CardSkeleton';
import { TabsSkeleton } from '@/components/skeleton/TabsSkeleton';
import { EmptyState } from '@/components/state/EmptyState';
import { NothingMatches } from '@/components/state/NothingMatches';
import { StatusBadge } from '@/components/status/StatusBadge';

const nothing = () => {};

export const States = () => (
  <>
    <div className="gallery-row">
      <StatusBadge tone="active">Active</StatusBadge>
      <StatusBadge tone="inactive">Inactive</StatusBadge>
      <StatusBadge tone="attention">Pending</StatusBadge>
      <StatusBadge tone="danger">Failed</StatusBadge>
    </div>
    <TabsSkeleton />
    <CardSkeleton cards={3} />
    <div className="gallery-columns">
      <EmptyState
        icon={<Egg aria-hidden />}
        title="No recipes yet"
        text="Add the first one."
        action={
          <button type="button" className="btn btn-primary">
            Add Recipe
          </button>
        }
      />
      <NothingMatches title="No recipes found" search="soup" place="Eggs" onClear={nothing} />
    </div>
    <ScreenFailure title="This screen failed" onRetry={nothing} kept={['Add New Recipe']}>
      Something went wrong while it was shown.
    </ScreenFailure>
  </>
);
