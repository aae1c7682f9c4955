import { dropConnection, htmlErrorPage, refuse } from '@/mirage/overrides';
import { type mockServer } from './mockServer';

export type SaveFault = [name: string, fail: (path: string) => unknown, said: string, isUnclear?: 'unclear'];

const GENERAL = 'Something went wrong. Please try again.';

/**
 * The ways in which a change goes wrong that every dialog is tried with; each befalls the call of a path. What is said
 * of them is `said`, where the specification has a text for that call, else the server's own message. After an unclear
 * one the list loads again.
 */
export const saveFaults = (mock: ReturnType<typeof mockServer>, said?: string): SaveFault[] => [
  ['a refusal', (path) => refuse(mock.server, path, { status: 409, message: 'Not now.' }), said ?? 'Not now.'],
  ['a refusal without a message', (path) => refuse(mock.server, path, { status: 500 }), said ?? GENERAL],
  ['an HTML error page', (path) => htmlErrorPage(mock.server, path), said ?? GENERAL],
  ['a dropped connection', (path) => dropConnection(mock.server, path), said ?? GENERAL, 'unclear'],
];
