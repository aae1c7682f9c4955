import { QueueSkeleton } from '@/capabilities/queue/api';

const WIDTHS = [
  [120, 164],
  [96, 140],
  [136, 180],
];

/** Placeholders for the queue of payments, before its code and sheet are there too; proof and facts stay blank. */
export const PayersSkeleton = () => (
  <div className="payments-coming" role="status" aria-label="Loading payments">
    <QueueSkeleton rows={WIDTHS}>
      <span className="placeholder round" />
    </QueueSkeleton>
  </div>
);
