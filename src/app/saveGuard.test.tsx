import { screen, waitFor, within } from '@testing-library/react';
import { hold } from '@/mirage/overrides';
import { field, press, retype } from '@test/dialogs';
import { changeRow, EDIT_DIALOGS, removeRow, type EditDialog } from '@test/editDialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';

const mock = mockServer();

const TEXTS = { mine: 'Mine', theirs: 'Theirs' };

/** As if the record had been loaded this many milliseconds earlier. */
function later(milliseconds: number) {
  const now = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + milliseconds);
}

async function open(dialog: EditDialog, mine = (dialog.texts ?? TEXTS).mine) {
  dialog.seed(mock);
  const view = renderApp(dialog.address, mock.admin());
  await screen.findByRole('dialog', { name: dialog.title });
  await waitFor(() => expect(field(dialog.typed.label)).not.toHaveValue(''));
  await retype(view.user, dialog.typed.label, mine);
  return view;
}

const isClosed = ({ title }: EditDialog) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: title, hidden: true })).not.toBeInTheDocument());
const sent = ({ save }: EditDialog) => mock.posted(save) as Record<string, unknown>[];
const lists = ({ list }: EditDialog) => mock.posted(list).length;
const findSide = (name: string) => screen.findByRole('radio', { name: new RegExp(`^${name}`) });

describe.each(EDIT_DIALOGS)('$title', (dialog) => {
  const { saveLabel = 'Save', create } = dialog;
  const { mine, theirs } = dialog.texts ?? TEXTS;
  const typedText = () => field(dialog.typed.label);

  test('without a change by someone else a save asks at most once, and not within 15 seconds', async () => {
    const { user } = await open(dialog);
    const release = hold(mock.server, dialog.save);
    const before = lists(dialog);
    await press(user, saveLabel);
    await waitFor(() => expect(sent(dialog)).toHaveLength(1));
    expect(lists(dialog)).toBe(before);
    release();
    await isClosed(dialog);
  });

  test('a field that both changed is not sent before the person has chosen', async () => {
    const { user } = await open(dialog);
    const before = lists(dialog);
    changeRow(mock, dialog, dialog.same(theirs));
    later(16_000);
    await press(user, saveLabel);
    expect(await screen.findByText(/was changed while you were editing it\.$/)).toBeVisible();
    expect(lists(dialog)).toBe(before + 1);
    await press(user, 'Back to editing');
    expect(typedText()).toHaveValue(mine);
    expect(sent(dialog)).toEqual([]);
    await press(user, saveLabel);
    await user.click(await findSide('Yours'));
    await press(user, 'Save');
    await isClosed(dialog);
    expect(sent(dialog).map((fields) => String(fields[dialog.typed.sent]))).toEqual([mine]);
  });

  const { other } = dialog;
  if (other)
    test('a change to another field is kept and told', async () => {
      const { user } = await open(dialog);
      changeRow(mock, dialog, other.changes);
      later(16_000);
      await press(user, saveLabel);
      const saved = await screen.findByRole('dialog', { name: 'Saved' });
      expect(
        within(saved)
          .getAllByRole('term')
          .map(({ textContent }) => textContent),
      ).toEqual([other.label]);
      expect(sent(dialog)).toMatchObject([other.sent]);
      expect(String(sent(dialog)[0]![dialog.typed.sent])).toBe(mine);
      const alert = screen.queryByRole('alertdialog');
      if (alert) await user.click(within(alert).getByRole('button', { name: 'OK' }));
      await press(user, 'OK');
      expect(screen.queryByRole('dialog', { name: 'Saved' })).not.toBeInTheDocument();
    });

  test('of a deleted record nothing typed is lost', async () => {
    const { user } = await open(dialog);
    removeRow(mock, dialog);
    later(16_000);
    await press(user, saveLabel);
    expect(await screen.findByText(/was deleted.* while you were editing it\.$/)).toBeVisible();
    expect(typedText()).toHaveValue(mine);
    expect(sent(dialog)).toEqual([]);
    expect(screen.queryByRole('button', { name: saveLabel })).not.toBeInTheDocument();
    const add = screen.queryByRole('button', { name: /^Add as a new / });
    if (!create) return;
    await user.click(add!);
    await isClosed(dialog);
    expect(mock.posted(create)).toMatchObject([{ [dialog.typed.sent]: expect.anything() as unknown }]);
    expect(sent(dialog)).toEqual([]);
  });
});
