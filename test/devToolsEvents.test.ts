import { openScreen, screenStateAt } from '@/app/screens';
import { SCREENS } from '@/app/sections';
import { makeStore } from '@/app/store';
import { themeSlice } from '@/app/theme';
import { undoAsked } from '@/capabilities/journal/changes';
import { journalSlice } from '@/capabilities/journal/journalState';
import { join } from '@/lib/slots';
import { foundSaved, roundEnded } from '@/screen/record/rounds';
import { listExported } from '@/screen/viewMenu/panel/ViewMenu';
import { connectionSlice } from '@/services/http/connection';
import { refreshAsked } from '@/services/http/refresh';
import { sessionSlice } from '@/services/session/sessionState';
import { asInDevelopment, tableOf } from './devToolsLog';

asInDevelopment();

test('the page tells each event of each section, and no other', async () => {
  await join('shell');
  const store = makeStore();
  for (const section of SCREENS) await openScreen(section, store);
  const ofSections = SCREENS.flatMap(({ path }) => Object.keys(screenStateAt(path)?.actions ?? {}));
  const ofPanel = [sessionSlice, connectionSlice, themeSlice, journalSlice].flatMap(({ name, actions }) =>
    Object.keys(actions).map((event) => `${name}/${event}`),
  );
  const ofRounds = [foundSaved.type, roundEnded.type, undoAsked.type];
  const ofLists = [refreshAsked.type, listExported.type];
  const ofPlace = ['app/screenJoined', 'place/moved', 'place/printOpened'];
  const told = [...ofSections, ...ofPanel, ...ofRounds, ...ofLists, ...ofPlace];
  expect(tableOf('Events').sort()).toEqual([...new Set(told)].sort());
});
