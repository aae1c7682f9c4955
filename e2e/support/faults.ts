import { type Page } from '@playwright/test';
import { IS_MATRIX } from '../../test/matrix';
import { type MockApi } from './mockApi';

/** A way in which a call can fail; `said` is the server's message. */
export interface Fault {
  name: string;
  said?: string;
  /** A refusal, whatever its message. */
  isRefusal?: boolean;
  /** The server makes the change, and only its answer fails. */
  isDone?: boolean;
  befall: (page: Page, mockApi: MockApi, path: string) => Promise<unknown>;
}

/** The path in the mock server: with a parameter for the id at its end. */
const handlerOf = (path: string) => path.replace(/\/\d+$/, '/:id');

const SAID = 'The server says no.';

const anyPath = (path: string) => new RegExp(`/api/${path.replace(/[/]/g, '\\/')}$`);

/** Every way in which a call of the panel is made to fail, in the browser or in the mock server: refused, or lost. */
const FAULTS: readonly Fault[] = [
  {
    name: '500 with a message',
    said: SAID,
    isRefusal: true,
    befall: (_page, mockApi, path) =>
      mockApi.override({ kind: 'refuse', path: handlerOf(path), status: 500, message: SAID }),
  },
  {
    name: '500 without a message',
    isRefusal: true,
    befall: (_page, mockApi, path) => mockApi.override({ kind: 'refuse', path: handlerOf(path), status: 500 }),
  },
  {
    name: '502 in HTML',
    isRefusal: true,
    befall: (_page, mockApi, path) => mockApi.override({ kind: 'htmlErrorPage', path: handlerOf(path) }),
  },
  {
    name: 'truncated JSON',
    isDone: true,
    befall: (_page, mockApi, path) => mockApi.override({ kind: 'truncatedJson', path: handlerOf(path) }),
  },
  {
    name: 'connection refused',
    befall: (page, _mockApi, path) => page.route(anyPath(path), (route) => route.abort('connectionrefused')),
  },
  {
    name: 'connection dropped in the reply',
    isDone: true,
    befall: (_page, mockApi, path) => mockApi.override({ kind: 'cutReply', path }),
  },
];

/**
 * How the calls of a numbered case fail: one is refused and one is lost, in turn each of these ways. All of them befall it
 * in the full matrix, by hand. In jest each list meets those of `test/loadFaults.ts`, and the dialogs those of
 * `test/saveFaults.ts`, which has no reply that is cut short.
 */
export const faultsOf = (number: number) => (IS_MATRIX ? FAULTS : [FAULTS[number % 3]!, FAULTS[3 + (number % 3)]!]);

export async function mend(page: Page, mockApi: MockApi) {
  await page.unrouteAll();
  await mockApi.clear();
}
