import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { table } from '@/mirage/database/table';
import { type Tables } from '@/mirage/database/tables';
import { hold, refuse } from '@/mirage/overrides';
import { field, press, retype } from './dialogs';
import { type mockServer } from './mockServer';
import { renderApp } from './renderApp';

type Mock = ReturnType<typeof mockServer>;

/** Another field of the record, as someone else changes it on the server. */
interface OtherField {
  label: string;
  changes: object;
  /** What a save has to send back for it. */
  sent: object;
}

/** One edit dialog of the panel, and what someone else can do to its record. */
interface EditDialog {
  title: string;
  address: string;
  /** Creates the record. */
  seed: () => void;
  table: keyof Tables;
  /** The id of the edited row. */
  id?: string;
  /** The path of the call that lists the record. */
  list: string;
  /** The path of the call that saves the edit. */
  save: string;
  /** The path of the call that adds the record anew, where nothing but the form's values is needed for it. */
  create?: string;
  /** Fills in what adding the record anew needs besides. */
  complete?: (user: UserEvent) => Promise<void>;
  /** What adding the record anew says. */
  added?: { failure: string; success: string };
  /** The label of the field that the person types into, and the name under which it is sent. */
  typed: { label: string; sent: string };
  /** The save button's text; `Save` by default. */
  saveLabel?: string;
  /** A text that both the field and the server accept; digits for a number. */
  texts?: { mine: string; theirs: string };
  /** The row with the other side's text in the typed field. */
  same: (text: string) => object;
  other?: OtherField;
}

const TEXTS = { mine: 'Mine', theirs: 'Theirs' };

/** As if the record had been loaded this many milliseconds earlier. */
function later(milliseconds: number) {
  const now = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + milliseconds);
}

async function open(mock: Mock, dialog: EditDialog, mine = (dialog.texts ?? TEXTS).mine) {
  dialog.seed();
  const view = renderApp(dialog.address, mock.admin());
  await screen.findByRole('dialog', { name: dialog.title });
  await waitFor(() => expect(field(dialog.typed.label)).not.toHaveValue(''));
  await retype(view.user, dialog.typed.label, mine);
  return view;
}

const isClosed = ({ title }: EditDialog) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: title, hidden: true })).not.toBeInTheDocument());
const sentBy = (mock: Mock, { save }: EditDialog) => mock.posted(save) as Record<string, unknown>[];
const listsOf = (mock: Mock, { list }: EditDialog) => mock.posted(list).length;
const findSide = (name: string) => screen.findByRole('radio', { name: new RegExp(`^${name}`) });

/** Changes the record as someone else would. */
function changeRow({ server }: Mock, { table: name, id = '1' }: EditDialog, changes: object) {
  table(server, name).update(id, changes);
}

/** Deletes the record as someone else would. */
function removeRow({ server }: Mock, { table: name, id = '1' }: EditDialog) {
  table(server, name).remove(id);
}

/** Tests an edit dialog against three kinds of change by someone else: to the same field, to another, and a deletion. */
export function testSaveGuard(mock: Mock, dialog: EditDialog) {
  describe(`${dialog.title}, and someone else`, () => {
    const { saveLabel = 'Save', create, added } = dialog;
    const { mine, theirs } = dialog.texts ?? TEXTS;
    const typedText = () => field(dialog.typed.label);

    test('without a change by someone else a save asks at most once, and not within 15 seconds', async () => {
      const { user } = await open(mock, dialog);
      const release = hold(mock.server, dialog.save);
      const before = listsOf(mock, dialog);
      await press(user, saveLabel);
      await waitFor(() => expect(sentBy(mock, dialog)).toHaveLength(1));
      expect(listsOf(mock, dialog)).toBe(before);
      release();
      await isClosed(dialog);
    });

    test('a field that both changed is not sent before the person has chosen', async () => {
      const { user } = await open(mock, dialog);
      const before = listsOf(mock, dialog);
      changeRow(mock, dialog, dialog.same(theirs));
      later(16_000);
      await press(user, saveLabel);
      expect(await screen.findByText(/was changed while you were editing it\.$/)).toBeVisible();
      expect(listsOf(mock, dialog)).toBe(before + 1);
      await press(user, 'Back to editing');
      expect(typedText()).toHaveValue(mine);
      expect(sentBy(mock, dialog)).toEqual([]);
      await press(user, saveLabel);
      await user.click(await findSide('Yours'));
      await press(user, 'Save');
      await isClosed(dialog);
      expect(sentBy(mock, dialog).map((fields) => String(fields[dialog.typed.sent]))).toEqual([mine]);
    });

    const { other } = dialog;
    if (other)
      test('a change to another field is kept and told', async () => {
        const { user } = await open(mock, dialog);
        changeRow(mock, dialog, other.changes);
        later(16_000);
        await press(user, saveLabel);
        const saved = await screen.findByRole('dialog', { name: 'Saved' });
        expect(
          within(saved)
            .getAllByRole('term')
            .map(({ textContent }) => textContent),
        ).toEqual([other.label]);
        expect(sentBy(mock, dialog)).toMatchObject([other.sent]);
        expect(String(sentBy(mock, dialog)[0]![dialog.typed.sent])).toBe(mine);
        const alert = screen.queryByRole('alertdialog');
        if (alert) await user.click(within(alert).getByRole('button', { name: 'OK' }));
        await press(user, 'OK');
        expect(screen.queryByRole('dialog', { name: 'Saved' })).not.toBeInTheDocument();
      });

    test('of a deleted record nothing typed is lost', async () => {
      const { user } = await open(mock, dialog);
      removeRow(mock, dialog);
      later(16_000);
      await press(user, saveLabel);
      expect(await screen.findByText(/was deleted.* while you were editing it\.$/)).toBeVisible();
      expect(typedText()).toHaveValue(mine);
      expect(sentBy(mock, dialog)).toEqual([]);
      expect(screen.queryByRole('button', { name: saveLabel })).not.toBeInTheDocument();
      const add = screen.queryByRole('button', { name: /^Add as a new / });
      if (!create) return;
      await dialog.complete?.(user);
      if (added) {
        const mend = refuse(mock.server, create, { status: 422, message: 'No.' });
        await user.click(add!);
        expect(await screen.findByText(added.failure)).toBeVisible();
        if (screen.queryByRole('alertdialog')) await press(user, 'OK');
        mend();
      }
      await user.click(add!);
      await isClosed(dialog);
      expect(mock.posted(create).at(-1)).toMatchObject({ [dialog.typed.sent]: expect.anything() as unknown });
      if (added) expect(await screen.findByText(added.success)).toBeVisible();
      expect(sentBy(mock, dialog)).toEqual([]);
    });
  });
}
