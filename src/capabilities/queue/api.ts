export { Queue } from './Queue';
export { QueueBar, QueueStep } from './QueueBar';
export { neighboursOf, placeText, renderedRows } from './queueOrder';
export { QueueRow } from './QueueRow';
export { QueueSkeleton } from './QueueSkeleton';
