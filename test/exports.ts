import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { readSheet } from './workbook';

const bytesOf = (file: Blob) =>
  new Promise<Buffer>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(Buffer.from(reader.result as ArrayBuffer));
    reader.onerror = () => reject(new Error('the file cannot be read'));
    reader.readAsArrayBuffer(file);
  });

/** The content of a text file, with its byte order mark. */
export const textOf = async (file: Blob) => (await bytesOf(file)).toString('utf8');

/** The rows of a workbook's sheet. */
export const sheetOf = async (file: Blob) => readSheet(await bytesOf(file));

/** Collects the files that the panel downloads instead of saving them. */
export function catchDownloads() {
  const files: { name: string; file: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  const createObjectURL = URL.createObjectURL.bind(URL);
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const url = createObjectURL(file);
    blobs.set(url, file as Blob);
    return url;
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, file: blobs.get(this.href)! });
  });
  return files;
}

/** Opens the dialog that exports the list, from its View menu; of several lists, the one that `what` names. */
export async function openExport(user: UserEvent, what = /^Export /) {
  await user.click(screen.getByRole('button', { name: /^View(:|$)/ }));
  const menu = within(await screen.findByRole('dialog', { name: 'View' }));
  await user.click(menu.getByRole('button', { name: what }));
  return within(await screen.findByRole('dialog', { name: 'Export' }));
}

/** Exports the list as a workbook; returns the file's name and its rows, the header first. */
export async function exportRows(user: UserEvent, what?: RegExp) {
  const files = catchDownloads();
  const dialog = await openExport(user, what);
  await user.click(dialog.getByRole('radio', { name: 'Excel (XLSX)' }));
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const { name, file } = files[0]!;
  return { name, rows: await sheetOf(file) };
}
