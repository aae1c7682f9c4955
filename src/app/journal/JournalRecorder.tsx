import { useEffect } from 'react';
import { useAppStore } from '../hooks';
import { observeActions, slices } from '../store';
import { journalSlice } from './journalState';
import { recordChanges } from './recorder';

/** Records the changes of the session in the journal, once its code has been fetched. */
export function JournalRecorder() {
  const store = useAppStore();
  useEffect(() => {
    slices.inject(journalSlice as never);
    return observeActions(recordChanges(store));
  }, [store]);
  return null;
}
