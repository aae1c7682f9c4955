import { dropConnection, htmlErrorPage, objectInsteadOfList, refuse, truncatedJson } from '@/mirage/overrides';
import { sample } from './matrix';
import { type mockServer } from './mockServer';

export type LoadFault = [name: string, fail: (path: string) => unknown];

/** The ways in which loading a list can fail that a screen of each shape is tested with; each makes the call of a path fail. */
export const everyLoadFault = (mock: ReturnType<typeof mockServer>): LoadFault[] => [
  ['an error status', (path) => refuse(mock.server, path, { status: 500, message: 'Out of order.' })],
  ['an error status without a message', (path) => refuse(mock.server, path, { status: 500 })],
  ['an HTML error page', (path) => htmlErrorPage(mock.server, path)],
  ['an HTML page in a 200 reply', (path) => htmlErrorPage(mock.server, path, 200)],
  ['truncated JSON', (path) => truncatedJson(mock.server, path)],
  ['an object for a list', (path) => objectInsteadOfList(mock.server, path)],
  ['a dropped connection', (path) => dropConnection(mock.server, path)],
];

const FOR_EACH = ['an error status', 'an object for a list', 'a dropped connection'];

/** Those in which screens of one shape differ, for each of them: refused, not what was asked for, and lost. */
export const loadFaults = (mock: ReturnType<typeof mockServer>) =>
  sample(everyLoadFault(mock), ([name]) => FOR_EACH.includes(name));
