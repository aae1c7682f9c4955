import { useState } from 'react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catchDownloads, sheetOf, textOf } from '@test/exports';
import { ToastHost } from '../notify/ToastHost';
import { fileName } from './download';
import { ExportDialog } from './ExportDialog';
import { FORMATS } from './formats';
import { type ExportProps } from './table';

interface Account {
  owner: string;
  number: string;
}

const AMINA = { owner: 'Amina', number: '0000123456780001' };
const SANA = { owner: '=Sana', number: '123' };

const COLUMNS: ExportProps<Account>['columns'] = [
  { header: 'Owner', value: ({ owner }) => owner },
  { header: 'Number', value: ({ number }) => number, isMasked: true },
];

const onExported = jest.fn();

type Props = Pick<ExportProps<Account>, 'rows' | 'fullLabel'>;

function Opener(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <ExportDialog
          name="accounts"
          columns={COLUMNS}
          {...props}
          onExported={onExported}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

async function open(rows: readonly Account[], fullLabel?: string) {
  const user = userEvent.setup();
  const files = catchDownloads();
  render(
    <>
      <Opener rows={() => rows} fullLabel={fullLabel} />
      <ToastHost autoClose={3000} />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export' });
  const press = (name: string) => user.click(within(dialog).getByRole('button', { name }));
  return { user, files, dialog, press };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('the dialog says how many rows will be written and starts with CSV', async () => {
  await open([AMINA, SANA]);
  expect(screen.getByText('2 rows, as filtered and sorted.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'CSV' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'CSV' })).toHaveFocus();
});

test('one row is told as one', async () => {
  await open([AMINA]);
  expect(screen.getByText('1 row, as filtered and sorted.')).toBeVisible();
});

test('CSV is written under the name of the list and the viewer’s day', async () => {
  const { files, press } = await open([AMINA, SANA]);
  await press('Export');
  await gone();
  expect(files.map(({ name }) => name)).toEqual([fileName('accounts', 'csv')]);
  expect(await textOf(files[0]!.file)).toBe("\uFEFFOwner,Number\r\nAmina,****0001\r\n'=Sana,****\r\n");
});

test('a workbook keeps every text as it is', async () => {
  const { user, files, press } = await open([SANA]);
  await user.click(screen.getByRole('radio', { name: 'Excel (XLSX)' }));
  await press('Export');
  await gone();
  expect(files[0]!.name).toMatch(/^accounts-\d{4}-\d\d-\d\d\.xlsx$/);
  expect(await sheetOf(files[0]!.file)).toEqual([
    ['Owner', 'Number'],
    ['=Sana', '****'],
  ]);
});

test('what is masked is written in full only with the tick', async () => {
  const { user, files, press } = await open([AMINA], 'Include full numbers');
  expect(screen.getByRole('checkbox', { name: 'Include full numbers' })).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Include full numbers' }));
  await press('Export');
  await gone();
  expect(await textOf(files[0]!.file)).toContain('Amina,0000123456780001');
});

test('without rows there is nothing to export', async () => {
  const { user, files, dialog } = await open([]);
  expect(screen.getByText('There is nothing to export.')).toBeVisible();
  await user.type(dialog, '{Enter}');
  expect(files).toEqual([]);
});

test.each([
  ['Cancel', ({ press }: Opened) => press('Cancel')],
  ['the cross', ({ press }: Opened) => press('Close')],
  ['Esc', ({ user }: Opened) => user.keyboard('{Escape}')],
])('%s closes it and writes nothing', async (_way, close) => {
  const opened = await open([AMINA]);
  await close(opened);
  await gone();
  expect(opened.files).toEqual([]);
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

type Opened = Awaited<ReturnType<typeof open>>;

test('while it is written the dialog is busy, stays, and a second click writes no second file', async () => {
  const { user, files, dialog } = await open([AMINA]);
  let finish: (file: Blob) => void = () => {};
  jest.spyOn(FORMATS.csv, 'write').mockReturnValue(new Promise((resolve) => (finish = resolve)));
  await user.keyboard('{Enter}');
  const busy = await screen.findByRole('button', { name: 'Please wait...' });
  await user.dblClick(busy);
  expect(dialog).toBeVisible();
  finish(new Blob(['done']));
  await gone();
  expect(files).toHaveLength(1);
});

test('a file that takes too long can be left, and is not written then', async () => {
  const { files, press } = await open([AMINA]);
  let finish: (file: Blob) => void = () => {};
  jest.spyOn(FORMATS.csv, 'write').mockReturnValue(new Promise((resolve) => (finish = resolve)));
  await press('Export');
  await press('Cancel');
  await gone();
  await act(() => Promise.resolve(finish(new Blob(['done']))));
  expect(files).toEqual([]);
});

test('a file that cannot be made is told once, and the dialog stays', async () => {
  const { files, dialog, press } = await open([AMINA]);
  jest.spyOn(FORMATS.csv, 'write').mockRejectedValue(new Error('Loading chunk failed'));
  await press('Export');
  expect(await screen.findByRole('alert')).toHaveTextContent('The file could not be made. Please try again.');
  expect(dialog).toBeVisible();
  expect(files).toEqual([]);
});
