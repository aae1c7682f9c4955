import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { expireSession, hold } from '@/mirage/overrides';
import { closed, expectAlert, signInAgain } from './dialogs';
import { type mockServer } from './mockServer';
import { saveFaults, type SaveFault } from './saveFaults';

interface FormDialogCase {
  /** The dialog's name. */
  title: string;
  /** The path of the call that saves. */
  call: string;
  save?: string;
  /** The text of the save button while a save is pending. */
  busy?: string;
  /** Renders the screen with the dialog open. */
  open: () => Promise<{ user: UserEvent }>;
  fill: (user: UserEvent) => Promise<unknown>;
  /** Expects everything that `fill` filled in. */
  expectKept: () => unknown;
  /** The path of the call that loads what shows the change, once on entry and again where its outcome is unclear. */
  list: string;
  /** Finds what is shown after a successful save. */
  findSaved: (user: UserEvent) => Promise<HTMLElement>;
  faults?: SaveFault[];
  /** Waits for the message about a failure, and closes it if it covers the dialog. */
  expectSaid?: (user: UserEvent, text: string) => Promise<unknown>;
}

/** The tests of every dialog with a form. */
export function testFormDialog(mock: ReturnType<typeof mockServer>, form: FormDialogCase) {
  const { title, call, save = 'Save', busy = 'Please wait...', fill, expectKept } = form;
  const { faults = saveFaults(mock), expectSaid = expectAlert } = form;
  const dialog = () => screen.getByRole('dialog', { name: title });
  const button = (name: string) => within(dialog()).getByRole('button', { name });

  async function open() {
    const { user } = await form.open();
    await screen.findByRole('dialog', { name: title });
    await fill(user);
    return user;
  }

  describe(`the dialog ${title}, saved by ${call}`, () => {
    test.each(faults)('%s shows a message; the dialog keeps its values', async (...[, fail, text, isUnclear]) => {
      const user = await open();
      fail(call);
      await user.click(button(save));
      await expectSaid(user, text);
      expect(button(save)).toBeVisible();
      await expectKept();
      await waitFor(() => expect(mock.posted(form.list)).toHaveLength(isUnclear ? 2 : 1));
    });

    test('a session that expires during a save asks to sign in again, and then saves', async () => {
      const user = await open();
      expireSession(mock.server);
      await user.click(button(save));
      await signInAgain(user);
      await closed(title);
      expect(await form.findSaved(user)).toBeVisible();
    });

    test('a double click saves once; while a save is pending nothing closes the dialog', async () => {
      const user = await open();
      const release = hold(mock.server, call);
      await user.dblClick(button(save));
      expect(await within(dialog()).findByRole('button', { name: busy })).toHaveAttribute('aria-disabled', 'true');
      await user.keyboard('{Enter}{Escape}');
      await user.click(button('Cancel'));
      await user.click(button('Close'));
      expect(button(busy)).toBeVisible();
      expect(screen.queryByRole('dialog', { name: 'Discard changes?' })).not.toBeInTheDocument();
      release();
      await closed(title);
      expect(await form.findSaved(user)).toBeVisible();
      expect(mock.posted(call)).toHaveLength(1);
    });

    test('Close and Escape ask before changes are lost; Cancel closes the dialog at once', async () => {
      const user = await open();
      for (const leave of [() => user.click(button('Close')), () => user.keyboard('{Escape}')]) {
        await leave();
        const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
        await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
        await expectKept();
      }
      await user.click(button('Cancel'));
      await closed(title);
      expect(mock.posted(call)).toEqual([]);
    });

    test('Discard closes it and sends nothing', async () => {
      const user = await open();
      await user.keyboard('{Escape}');
      await user.click(await screen.findByRole('button', { name: 'Discard' }));
      await closed(title);
      expect(mock.posted(call)).toEqual([]);
    });
  });
}
