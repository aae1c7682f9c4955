import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { hold } from '@/mirage/overrides';
import { closed, expectAlert, questionRead } from './dialogs';
import { type mockServer } from './mockServer';
import { saveFaults, type SaveFault } from './saveFaults';

interface DeleteDialogCase {
  /** The dialog's name. */
  title: string;
  /** Its question. */
  text: string | RegExp;
  /** Its description of the row. */
  about: string;
  /** The name of the row's button that opens it. */
  opener?: string;
  /** Renders the screen and opens the dialog by that button. */
  open: () => Promise<{ user: UserEvent }>;
  /** The path of the call that deletes. */
  call: string;
  sent: unknown;
  /** The path of the call that loads the list. */
  list: string;
  /** Further expectations once the row is deleted. */
  expectDeleted: (user: UserEvent) => Promise<unknown>;
  faults?: SaveFault[];
  /** Waits for the message about a failure, and closes it if it covers the dialog. */
  expectSaid?: (user: UserEvent, text: string) => Promise<unknown>;
}

/** Chooses Delete from the menu of that name. */
export async function chooseDelete(user: UserEvent, menu: string) {
  await user.click(await screen.findByRole('button', { name: menu }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
}

/** Registers what holds of every dialog that asks before something is deleted (docs/behaviour.md). */
export function testDeleteDialog(mock: ReturnType<typeof mockServer>, question: DeleteDialogCase) {
  const { title, call, about, faults = saveFaults(mock), expectSaid = expectAlert } = question;
  const { opener = `Actions for ${about}` } = question;
  const dialog = () => screen.getByRole('dialog', { name: title });
  const button = (name: string) => within(dialog()).getByRole('button', { name });

  async function open() {
    const { user } = await question.open();
    await screen.findByRole('dialog', { name: title });
    await questionRead();
    return user;
  }

  describe(`the dialog ${title}, which calls ${call}`, () => {
    test('it asks, deletes once despite more clicks, cannot be closed until then, and the row is removed', async () => {
      const user = await open();
      expect(dialog()).toHaveAccessibleDescription(question.text);
      expect(dialog()).toHaveTextContent(about);
      const release = hold(mock.server, call);
      await user.dblClick(button('Delete'));
      expect(button('Please wait...')).toHaveAttribute('aria-disabled', 'true');
      await user.keyboard('{Escape}');
      await user.click(button('Cancel'));
      expect(button('Please wait...')).toBeVisible();
      release();
      await closed(title);
      await question.expectDeleted(user);
      expect(screen.queryByRole('button', { name: opener })).not.toBeInTheDocument();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(mock.posted(call)).toEqual([question.sent]);
    });

    test('it can be cancelled, and the focus returns', async () => {
      const user = await open();
      await user.click(button('Cancel'));
      await closed(title);
      expect(screen.getByRole('button', { name: opener })).toHaveFocus();
      expect(mock.posted(call)).toEqual([]);
    });

    test.each(faults)('%s shows a message, and the row stays', async (...[, fail, text, isUnclear]) => {
      const user = await open();
      fail(call);
      await user.click(button('Delete'));
      await expectSaid(user, text);
      await user.click(button('Cancel'));
      expect(screen.getByRole('button', { name: opener })).toBeVisible();
      await waitFor(() => expect(mock.posted(question.list)).toHaveLength(isUnclear ? 2 : 1));
    });
  });
}
