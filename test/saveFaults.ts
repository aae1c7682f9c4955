import { dropConnection, htmlErrorPage, refuse } from '@/mirage/overrides';
import { sample } from './matrix';
import { type mockServer } from './mockServer';

export type SaveFault = [name: string, fail: (path: string) => unknown, said: string, isUnclear?: 'unclear'];

const GENERAL = 'Something went wrong. Please try again.';

/**
 * The ways in which a mutation can fail that a dialog of each shape is tested with; each makes the call of a path fail.
 * The message is `said` if the call has a fixed text, else the server's. If the outcome is not known, the list is
 * refetched.
 */
export const everySaveFault = (mock: ReturnType<typeof mockServer>, said?: string): SaveFault[] => [
  ['a refusal', (path) => refuse(mock.server, path, { status: 409, message: 'Not now.' }), said ?? 'Not now.'],
  ['a refusal without a message', (path) => refuse(mock.server, path, { status: 500 }), said ?? GENERAL],
  ['an HTML error page', (path) => htmlErrorPage(mock.server, path), said ?? GENERAL],
  ['a dropped connection', (path) => dropConnection(mock.server, path), said ?? GENERAL, 'unclear'],
];

/** Those in which dialogs of one shape differ, for each of them. */
export const saveFaults = (mock: ReturnType<typeof mockServer>, said?: string) =>
  sample(everySaveFault(mock, said), ([name]) => name === 'a refusal' || name === 'a dropped connection');
