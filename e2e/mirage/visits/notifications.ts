import { expect } from '@playwright/test';
import { button, dialog } from '../../support/locators';
import { ofAKind, openDialog, visible, type Visit, type Visits } from './visit';

const openNotificationsDialog = (address: string, name: string, text: string | RegExp) =>
  openDialog('/notifications', address, name, text);

const openSend =
  (id: number, text: RegExp): Visit =>
  async (page) => {
    await page.goto(`/notifications?dialog=send:${id}`);
    await expect(page.getByRole('alertdialog').getByText(text)).toBeVisible();
  };

const openFolder: Visit = openNotificationsDialog('editFolder:2', 'Edit Folder', /users selected$/);

/** The screen and every dialog of it. */
export const NOTIFICATIONS: Visits = {
  notifications: async (page) => {
    await page.goto('/notifications');
    await visible(page, 'Your week, gently');
  },
  'folders of notifications': async (page) => {
    await page.goto('/notifications?tab=folders');
    await visible(page, 'Everyone active');
  },
  'send new notification dialog with errors': async (page) => {
    await openNotificationsDialog('add', 'Send New Notification', 'Content')(page);
    await button(page, 'Send New Notification', 'Create').click();
    await visible(page, 'Please fill all fields and select a folder');
  },
  send: openSend(1, /^It goes to everyone/),
  'send again': openSend(4, /^This notification was already sent/),
  'create folder dialog with errors': async (page) => {
    await openNotificationsDialog('addFolder', 'Create Folder', 'Choose a filter to find users.')(page);
    await button(page, 'Create Folder', 'Create').click();
    await visible(page, /^Please provide folder name/);
  },
  'edit folder dialog': openFolder,
  'edit folder dialog with found users': async (page) => {
    await openFolder(page);
    await dialog(page, 'Edit Folder').getByLabel('Progress more than 90').check();
    await visible(page, /not among the found/);
  },
  ...ofAKind({
    'notification menu': async (page) => {
      await page.goto('/notifications');
      await page.getByRole('button', { name: 'Actions for Your week, gently' }).click();
      await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
    },
    'notifications, nothing found': async (page) => {
      await page.goto('/notifications?search=no such notification');
      await visible(page, /^Nothing matches/);
    },
    'edit notification dialog': openNotificationsDialog('edit:1', 'Edit Notification', 'Content'),
    'delete notification': openNotificationsDialog('delete:1', 'Delete Notification', /^Are you sure/),
    'delete folder': openNotificationsDialog('deleteFolder:2', 'Delete Folder', /^Are you sure/),
  }),
};
