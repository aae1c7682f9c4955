import { QueueSkeleton } from '@/capabilities/queue/api';

const WIDTHS = [128, 220, 168];
const ROWS = [WIDTHS, WIDTHS, WIDTHS, WIDTHS];

/** Placeholders for posts that may follow. */
export const PostsComing = () => <QueueSkeleton rows={ROWS} />;

/** The answer desk before its code, the groups and its sheet are there. */
export const DeskSkeleton = () => (
  <div className="card" role="status" aria-label="Loading the answer desk">
    <div className="card-body">
      <PostsComing />
    </div>
  </div>
);
