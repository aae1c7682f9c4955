import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { catchDownloads, openExport } from './exports';

/** jsdom has no layout: the ledger gets the height of some lines. */
export const layOut = () => {
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50);
};

/** The rows of what was read, each as its name and what is said of it; `+` before those that are ticked. */
export const readRows = () =>
  within(screen.getByRole('list', { name: /that were read$/ }))
    .getAllByRole('listitem')
    .map((row) => {
      const { checked } = within(row).getByRole<HTMLInputElement>('checkbox');
      const said = row.querySelector('.said-amber, .said-quiet')?.textContent;
      return `${checked ? '+' : '-'} ${within(row).getByRole('button').textContent}${said ? `: ${said}` : ''}`;
    });

/** The lines below their names. */
export const readDetails = () => [...document.querySelectorAll('.read .meta')].map(({ textContent }) => textContent);

/** Pastes a text into the page and reads it. */
export async function readText(user: UserEvent, text: string) {
  await user.click(await screen.findByLabelText('Paste'));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Read' }));
  await screen.findByRole('list', { name: /that were read$/ });
}

/** Chooses files, which are read at once. */
export async function readFiles(user: UserEvent, ...files: File[]) {
  await user.upload(await screen.findByLabelText('Or a file'), files);
  await screen.findByRole('list', { name: /that were read$/ });
}

/** Presses the button that puts those without a place where the section was opened. */
export const putAll = (user: UserEvent, what: string) =>
  user.click(screen.getByRole('button', { name: `Put ${what}` }));

/** Opens the ledger and starts it; `what` is such as `2 recipes`. */
export async function add(user: UserEvent, what: string) {
  await user.click(screen.getByRole('button', { name: `Add ${what}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Add ${what}` }));
  await user.click(dialog.getByRole('button', { name: `Add ${what}` }));
}

/** The lines of the open ledger. */
export const ledgerLines = () =>
  within(screen.getByRole('list', { name: /s to add$/ }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);

/** Closes the ledger once the round has ended. */
export async function closeLedger(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

/** The lines under a heading of the last page, such as `Came in`. */
export const outcome = (heading: RegExp) =>
  within(screen.getByRole('list', { name: heading }))
    .getAllByRole('listitem')
    .map((line) => [...line.querySelectorAll('.name, .said')].map(({ textContent }) => textContent).join(': '));

/** Today, so that what is created while a test runs was created when its seeds were. */
export function timeStands() {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-03-01T09:00:00Z'), doNotFake: [...CLOCKS] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

/** All but the date. */
const CLOCKS = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Exports the list as CSV and as a workbook. */
export async function exportBoth(user: UserEvent, what?: RegExp) {
  const files = catchDownloads();
  for (const format of ['CSV', 'Excel (XLSX)']) {
    const dialog = await openExport(user, what);
    await user.click(dialog.getByRole('radio', { name: format }));
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Export' })).not.toBeInTheDocument());
  }
  jest.restoreAllMocks();
  layOut();
  return files.map(({ name, file }) => new File([file], name, { type: file.type }));
}
