import { useEffect } from 'react';
import { useAppStore } from '../hooks';
import { observeActions, slices } from '../store';
import { journalSlice } from './journalState';
import { recordChanges } from './recorder';

/** Keeps the journal of the session, from the moment that its code is there. */
export function JournalRecorder() {
  const store = useAppStore();
  useEffect(() => {
    slices.inject(journalSlice as never);
    observeActions(recordChanges(store));
    return () => observeActions();
  }, [store]);
  return null;
}
