import { readFileSync } from 'node:fs';
import { type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { act, configure, screen, waitFor } from '@testing-library/react';
import { CAPABILITIES } from '@/app/capabilities';
import { background } from '@/app/shell/overlays';
import { makeStore } from '@/app/store';
import { devToolsOptions, makeLog } from '@/capabilities/devTools/log';
import { install } from '@/lib/slots';
import { type SessionUser } from '@/services/session/session';
import { logPanel } from './logPanel';
import { renderApp } from './renderApp';

/** What stands in the first column of a table of the page that tells how to read the log. */
export const tableOf = (heading: string) => {
  const [, section] = readFileSync('docs/devtools.md', 'utf8').split(`## ${heading}\n`);
  const rows = section!.split('\n## ')[0]!.matchAll(/^\| (`.*?) \|/gm);
  return [...rows].flatMap(([, first]) => first!.replaceAll('`', '').trim().split(', '));
};

interface Shown extends UnknownAction {
  payload?: unknown;
  meta?: { baseQueryMeta?: unknown };
  isChange: boolean;
}

interface Noted {
  action: UnknownAction;
  isChange: boolean;
}

/** For the tests of a file: the panel is rendered as in development, where effects run twice, and has its background. */
export function asInDevelopment() {
  configure({ reactStrictMode: true });
  beforeAll(() => {
    install(CAPABILITIES);
    return background.load();
  });
}

/** The panel at an address, with DevTools, and what these show outside development of what was done. */
export function openLogged(address: string, as: SessionUser | null = null) {
  const noted: Noted[] = [];
  const { gate, start } = makeLog(logPanel);
  const note: Middleware = (store) => (next) => (action) => {
    const before: unknown = store.getState();
    const result = next(action);
    noted.push({ action: action as UnknownAction, isChange: store.getState() !== before });
    return result;
  };
  const leave: Middleware = (store) => (next) => gate.leave(store)(note(store)(next));
  const store = makeStore(as, false, { ...gate, leave });
  const { user, host, go } = renderApp(address, as, undefined, store);
  start(host);

  const { actionsDenylist, actionSanitizer, predicate } = devToolsOptions(true);
  const isLeftOut = ({ action }: Noted) =>
    action.type.match(actionsDenylist.join('|')) !== null || !predicate(store.getState(), action);
  const shown = (from = 0) =>
    noted
      .slice(from)
      .filter((entry) => !isLeftOut(entry))
      .map(({ action, isChange }): Shown => ({ ...actionSanitizer(action), isChange }));
  /** The names of the entries that an act makes, whose last one is awaited. */
  const namesOf = async (run: () => Promise<unknown>, last: string) => {
    const from = noted.length;
    await run();
    const names = () => shown(from).map(({ type }) => type);
    await waitFor(() => expect(names().filter((name) => name.startsWith(last))).not.toEqual([]), { timeout: 5000 });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    return names();
  };
  return { user, shown, namesOf, go, link: (name: string) => user.click(screen.getByRole('link', { name })) };
}

/** The two entries of a call. */
export const called = (name: string, kind = 'Mutation', end = 'fulfilled') => [
  `api/execute${kind}/pending (${name})`,
  `api/execute${kind}/${end} (${name})`,
];
export const loaded = (name: string) => called(name, 'Query');
