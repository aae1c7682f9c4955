import { openScreen } from '@/app/screens';
import { SCREENS } from '@/app/sections';
import { makeStore, observeActions, slices, type AppStore } from '@/app/store';
import { journal } from '@/capabilities/journal/manifest';
import { recordChanges } from '@/capabilities/journal/recorder';
import { journalSlice, type JournalState } from '@/capabilities/journal/journalState';
import { type Section } from '@/screen/section';
import { install, join } from '@/lib/slots';
import { startSession } from '@/services/session/session';
import { type mockServer } from './mockServer';

/** Makes stores of an administrator in which the journal records the changes of these sections, until the test is over. */
export function journalStore(mock: ReturnType<typeof mockServer>) {
  let stopObserving = () => {};
  afterEach(() => stopObserving());
  return async (sections: readonly Pick<Section, 'path' | 'load'>[] = SCREENS) => {
    const user = mock.admin();
    startSession({ token: `seed-token-${user.id}`, user }, false);
    const store = makeStore(user);
    install([journal]);
    await join('shell');
    for (const section of sections) await openScreen(section, store);
    slices.inject(journalSlice as never);
    stopObserving = observeActions(recordChanges(store.dispatch));
    return store;
  };
}

export const entriesOf = (store: AppStore) =>
  (store.getState() as unknown as { journal: JournalState }).journal.entries;
