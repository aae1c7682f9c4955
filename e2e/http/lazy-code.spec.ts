import { type Page } from '@playwright/test';
import { LAZY_PIECES, unnamedScripts } from '../support/lazyCode';
import { sample } from '../../test/matrix';
import { expect, test } from '../support/mockApi';
import { FIRST_DIALOGS, SECTIONS } from '../support/sections';
import { take } from './lazyPieces/blocked';
import {
  dialogs,
  fromPalette,
  menu,
  overlay,
  PALETTE_FAILED,
  sharedDialogs,
  standby,
  viewMenu,
  xlsx,
} from './lazyPieces/overlays';
import {
  attention,
  board,
  bringIn,
  changeMany,
  checks,
  communityDesk,
  communityFeed,
  conditions,
  handout,
  member,
  menuMatrix,
  payers,
  picture,
  pictureTools,
  readSources,
  reports,
} from './lazyPieces/parts';
import { charts, devTools, notFound, section, shell, visit } from './lazyPieces/screens';

/** What needs each piece, and what must be shown without it. A section is needed by its link. */
const NEEDS: Record<string, (page: Page) => Promise<void>> = {
  ...Object.fromEntries(
    [...SECTIONS, ['Profile', '/profile'] as const].map(([label, address]) => [
      address.slice(1),
      (page: Page) => section(page, label, address),
    ]),
  ),
  ...Object.fromEntries(
    FIRST_DIALOGS.map((address) => [`${/[\w-]+/.exec(address)![0]}-dialogs`, (page: Page) => dialogs(page, address)]),
  ),
  palette: (page) => overlay(page, () => page.keyboard.press('Control+k'), PALETTE_FAILED, 'Command palette'),
  help: (page) => overlay(page, () => page.keyboard.press('?'), 'The help could not be loaded.', 'Help: Plans'),
  journal: (page) =>
    overlay(
      page,
      () => page.getByRole('button', { name: 'What changed' }).click(),
      'The list of changes could not be loaded.',
      'What changed',
    ),
  calls: (page) => fromPalette(page, 'Show calls', 'The list of calls could not be loaded.', 'Calls of this session'),
  report: (page) =>
    fromPalette(page, 'Save a report', 'The report could not be loaded.', 'Save a report of what happened'),
  tour: (page) => fromPalette(page, 'Tour', 'The tour could not be loaded.', 'Your sections'),
  'shared-dialogs': sharedDialogs,
  standby,
  charts,
  attention,
  menu,
  'menu-matrix': menuMatrix,
  payers,
  'community-desk': communityDesk,
  'community-feed': communityFeed,
  'workouts-board': board,
  'change-many': changeMany,
  checks,
  'bring-in': bringIn,
  'read-sources': readSources,
  handout,
  picture,
  'picture-tools': pictureTools,
  reports,
  'users-conditions': conditions,
  'users-member': member,
  xlsx,
  devtools: devTools,
  'view-dialogs': viewMenu,
  shell,
  login: (page) => visit(page, '/login', 'Sign in'),
  signup: (page) => visit(page, '/signup', 'Create account'),
  'not-found': notFound,
};

test('every script of the build belongs to a piece with a name, and each piece has a way to need it', () => {
  expect(unnamedScripts()).toEqual([]);
  expect(LAZY_PIECES.filter((piece) => !(piece in NEEDS))).toEqual([]);
});

/** Sections and their dialogs, and what opens over a screen, are fetched in the same way: one of each stands for them. */
const ALIKE = [...SECTIONS, ['Profile', '/profile']].map(([, address]) => address.slice(1));
const KINDS = ['users', 'users-dialogs'];
const OVERLAYS = ['help', 'journal', 'report', 'tour', 'signup', 'menu-matrix', 'workouts-board', 'community-desk'];
const standsForItsKind = (piece: string) =>
  KINDS.includes(piece) || ![...ALIKE, ...ALIKE.map((each) => `${each}-dialogs`), ...OVERLAYS].includes(piece);

for (const piece of sample(LAZY_PIECES, standsForItsKind))
  test(`without ${piece} the shell, the screen and what was typed stay`, async ({ page, allowFailedLoads }) => {
    allowFailedLoads('/js/', '/css/', '/api/');
    await take(page, piece);
    await NEEDS[piece]!(page);
  });
