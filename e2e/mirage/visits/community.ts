import { expect } from '@playwright/test';
import { dialog } from '../../support/locators';
import { ofAKind, openDialog, visible, type Visits } from './visit';

const openCommunityDialog = (address: string, name: string, text: string | RegExp) =>
  openDialog('/community', `${address}&group=1`, name, text);

/** The screen and every dialog of it. */
export const COMMUNITY: Visits = {
  community: async (page) => {
    await page.goto('/community');
    await visible(page, 'Choose a group');
  },
  'community posts': async (page) => {
    await page.goto('/community?group=1');
    await expect(page.getByRole('article').first()).toBeVisible();
  },
  'post menu': async (page) => {
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  },
  'comments, one being edited': async (page) => {
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /comments$/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Edit comment/ })
      .first()
      .click();
    await expect(page.getByRole('textbox', { name: 'Edit comment' })).toBeVisible();
  },
  'delete comment': async (page) => {
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Delete comment/ })
      .first()
      .click();
    await visible(page, 'Are you sure you want to delete this comment?');
  },
  'community, nothing found': async (page) => {
    await page.goto('/community?group=1&date=2020-01-01');
    await visible(page, 'No posts found');
  },
  'answered posts': async (page) => {
    await page.goto('/community?group=1&status=answered');
    await expect(page.getByRole('article').first()).toBeVisible();
  },
  'answer desk': async (page) => {
    await page.goto('/community?view=desk');
    await expect(
      page
        .getByRole('list', { name: /^Waiting posts/ })
        .getByRole('button')
        .nth(5),
    ).toBeVisible();
  },
  'answer desk, a post': async (page) => {
    await page
      .getByRole('list', { name: /^Waiting posts/ })
      .getByRole('button')
      .nth(5)
      .click();
    await expect(page.getByRole('textbox', { name: /^Answer to/ })).toBeVisible();
  },
  'saved replies menu': async (page) => {
    await page.keyboard.press('/');
    await expect(page.getByRole('menuitem', { name: 'Edit saved replies' })).toBeVisible();
  },
  'saved replies': async (page) => {
    await page.goto('/community?view=desk&dialog=replies');
    await visible(page, 'No replies are saved yet.');
  },
  'saved reply dialog with errors': async (page) => {
    await page.goto('/community?view=desk&dialog=saveReply');
    await dialog(page, 'Save as a reply').getByRole('button', { name: 'Save' }).click();
    await visible(page, 'Name is required');
  },
  'create group dialog with errors': async (page) => {
    await openCommunityDialog('addGroup', 'Create New Group', 'Privacy')(page);
    await dialog(page, 'Create New Group').getByRole('button', { name: 'Save' }).click();
    await visible(page, 'Title is required.');
  },
  'add post dialog with errors': async (page) => {
    await openCommunityDialog('addPost', 'Add New Post', 'Content')(page);
    await dialog(page, 'Add New Post').getByRole('button', { name: 'Save' }).click();
    await visible(page, 'Content is required.');
  },
  ...ofAKind({
    'edit group dialog': openCommunityDialog('editGroup:1', 'Edit Group', 'Privacy'),
    'delete group': openCommunityDialog('deleteGroup:1', 'Confirm Delete Group', /^Are you sure/),
    'edit post dialog': openCommunityDialog('editPost:1', 'Edit Post', 'Old'),
    'delete post': openCommunityDialog('deletePost:1', 'Confirm Delete', /^Are you sure/),
  }),
};
