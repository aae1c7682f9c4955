import { dropConnection, htmlErrorPage, objectInsteadOfList, refuse, truncatedJson } from '@/mirage/overrides';
import { type mockServer } from './mockServer';

type Fault = [name: string, fail: (path: string) => unknown];

/** The ways in which the load of a list goes wrong that every screen is tried with; each befalls the call of a path. */
export const loadFaults = (mock: ReturnType<typeof mockServer>): Fault[] => [
  ['an error status', (path) => refuse(mock.server, path, { status: 500, message: 'Out of order.' })],
  ['an error status without a message', (path) => refuse(mock.server, path, { status: 500 })],
  ['an HTML error page', (path) => htmlErrorPage(mock.server, path)],
  ['an HTML page in a 200 reply', (path) => htmlErrorPage(mock.server, path, 200)],
  ['truncated JSON', (path) => truncatedJson(mock.server, path)],
  ['an object for a list', (path) => objectInsteadOfList(mock.server, path)],
  ['a dropped connection', (path) => dropConnection(mock.server, path)],
];
