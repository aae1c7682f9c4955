export { BatchFooter } from './BatchFooter';
export { BATCH_WORDS, BatchEntry, BatchList } from './BatchList';
export { BatchProgress } from './BatchProgress';
export { LeaveRound } from './LeaveRound';
export {
  again,
  type Batch,
  type BatchLine,
  countWith,
  isComplete,
  type Lines,
  type LineStatus,
  newBatch,
  type Outcome,
  outcomeOf,
} from './batch';
export { type Round, useBatch } from './useBatch';
