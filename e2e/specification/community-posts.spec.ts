import { type Page } from '@playwright/test';
import { choose } from '../support/cards';
import { askPosts, openCommunity, titles } from '../support/community';
import { RECEIPT } from '../support/files';
import { button, dialog, toast } from '../support/locators';
import { ask } from '../support/server';
import { expect, test } from '../support/test';

/** The mock server's administrator (setting `adminUserId`). */
const ADMIN_ID = 1;

const post = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });

async function openGroup(page: Page) {
  const [first] = await openCommunity(page, '/community?group=1');
  await expect(page.getByRole('article').first()).toBeVisible();
  return { first, posts: await askPosts(page, first.id) };
}

test('the filters show the posts of a day, and those the admin answered', { tag: '@matrix' }, async ({ page }) => {
  const { posts } = await openGroup(page);
  const answered: string[] = [];
  for (const { id, title } of posts) {
    const { comments } = await ask<{ comments: { userId: number }[] }>(page, 'communityComments/list', { postId: id });
    if (comments.some(({ userId }) => userId === ADMIN_ID)) answered.push(title);
  }
  const status = page.getByRole('combobox', { name: 'Status' });
  await status.selectOption('Answered');
  await expect(titles(page)).toHaveText(answered);
  await status.selectOption('Unanswered');
  await expect(titles(page)).toHaveCount(posts.length - answered.length);
  await expect(page).toHaveURL('/community?group=1&status=unanswered');
  await status.selectOption('All Posts');

  const day = await page.evaluate((moment) => new Date(moment).toLocaleDateString('sv'), posts[2]!.createdAt);
  const date = page.getByLabel('Date', { exact: true });
  await date.fill(day);
  await expect(date).toHaveValue(day.split('-').reverse().join('/'));
  await expect(post(page, posts[2]!.title)).toBeVisible();
  expect(await titles(page).count()).toBeLessThan(posts.length);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(titles(page)).toHaveCount(posts.length);
});

test('a post is added with pictures, edited and deleted', async ({ page, calls }) => {
  await openGroup(page);
  await page.getByRole('button', { name: 'Add Post' }).click();
  const form = dialog(page, 'Add New Post');
  await form.getByLabel('Title').fill('Soup day');
  await form.getByLabel('Content').fill('Lentils.\nAnd lemon.');
  await form.getByLabel('Images').setInputFiles([RECEIPT, { ...RECEIPT, name: 'second.png' }]);
  await button(page, 'Add New Post', 'Save').dblclick();
  await expect(titles(page).first()).toHaveText('Soup day');
  expect(calls.to('community/create/post')).toHaveLength(1);
  await expect(post(page, 'Soup day').getByText('1 / 2')).toBeVisible();
  const picture = post(page, 'Soup day').getByRole('img', { name: /^Picture/ });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(48);

  await choose(page, 'Soup day', 'Edit');
  await expect(dialog(page, 'Edit Post').getByText('Old', { exact: true })).toHaveCount(2);
  await dialog(page, 'Edit Post')
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await dialog(page, 'Edit Post').getByLabel('Allow Comments').uncheck();
  await button(page, 'Edit Post', 'Save').click();
  await expect(dialog(page, 'Edit Post')).toHaveCount(0);
  await expect(post(page, 'Soup day').getByRole('textbox')).toHaveCount(0);
  await expect(post(page, 'Soup day').getByRole('button', { name: 'Next picture' })).toHaveCount(0);

  await choose(page, 'Soup day', 'Delete');
  await expect(dialog(page, 'Confirm Delete')).toContainText('Are you sure you want to delete this post?');
  await button(page, 'Confirm Delete', 'Delete').dblclick();
  await expect(post(page, 'Soup day')).toHaveCount(0);
  expect(calls.to('community/delete/post')).toHaveLength(1);
});

test('an unsent comment and an edit outlive a reload and another section, and are asked about', async ({ page }) => {
  const { posts } = await openGroup(page);
  const { title } = posts[0]!;
  const card = page.getByRole('article', { name: title });
  const box = card.getByPlaceholder('Write a comment...');
  await box.fill('A whole sentence');
  await box.press('Enter');
  await expect(box).toHaveValue('');
  await box.fill('Half a sent');
  await card
    .getByRole('button', { name: /^Edit comment/ })
    .last()
    .click();
  const edit = card.getByRole('textbox', { name: 'Edit comment' });
  await edit.fill('A whole sentence, and more');
  let asked = 0;
  page.once('dialog', (question) => {
    asked += 1;
    void question.accept();
  });
  await page.reload();
  expect(asked).toBe(1);
  await expect(box).toHaveValue('Half a sent');
  await expect(edit).toHaveValue('A whole sentence, and more');
  await page.getByRole('link', { name: 'Plans', exact: true }).click();
  await expect(page).toHaveURL('/plans');
  // What asks in another section is fetched when the page is idle.
  const isHeld = () => page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await expect.poll(isHeld).toBe(true);
  await page.goBack();
  await expect(edit).toHaveValue('A whole sentence, and more');
  await edit.press('Escape');
  await button(page, 'Discard changes?', 'Discard').click();
  await expect(card.getByRole('button', { name: /^Edit comment/ }).last()).toBeFocused();
  await expect(box).toHaveValue('Half a sent');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(
    dialog(page, 'Confirm Logout').getByText(/^What you have not sent yet will be lost: Comment on/),
  ).toBeVisible();
});

test('a comment is written, edited and deleted; what is typed outlives leaving the page', async ({ page, calls }) => {
  const { posts } = await openGroup(page);
  const { title, commentsCount } = posts[0]!;
  const card = post(page, title);
  await card.getByRole('textbox').fill('Half a sentence');
  await page.getByRole('link', { name: 'Recipes', exact: true }).click();
  await page.getByRole('link', { name: 'Community', exact: true }).click();
  await expect(card.getByRole('textbox')).toHaveValue('Half a sentence');
  await card.getByRole('button', { name: 'Comment', exact: true }).dblclick();
  await expect(card.getByRole('button', { name: `${commentsCount + 1} comments` })).toBeVisible();
  const own = card.getByRole('listitem').filter({ hasText: 'Half a sentence' });
  await expect(own).toContainText('Amina Rahman');
  expect(calls.to('communityComments/create')).toHaveLength(1);

  await own.getByRole('button', { name: /^Edit/ }).click();
  await card.getByRole('textbox', { name: 'Edit comment' }).fill('A whole sentence');
  await card.getByRole('button', { name: 'Save' }).click();
  const edited = card.getByRole('listitem').filter({ hasText: 'A whole sentence' });
  await edited.getByRole('button', { name: /^Delete/ }).click();
  await button(page, 'Delete Comment', 'Delete').click();
  await expect(edited).toHaveCount(0);
  await expect(card.getByRole('button', { name: `${commentsCount} comments` })).toBeVisible();
});

test(
  'ten quick likes leave the post as it was; a refused like is undone',
  { tag: '@matrix' },
  async ({ page, calls, allowFailedLoads }) => {
    allowFailedLoads('communityLikes/react');
    const { posts } = await openGroup(page);
    const { id, title, likes, liked } = posts[0]!;
    const like = post(page, title).getByRole('button', { name: 'Like', exact: true });
    for (let click = 0; click < 10; click += 1) await like.click();
    await expect.poll(() => calls.to('communityLikes/react').filter(({ status }) => status === 200).length).toBe(10);
    await expect(like).toHaveAttribute('aria-pressed', String(liked));
    expect((await askPosts(page, 1))[0]).toMatchObject({ likes, liked });

    // Another admin deletes the post meanwhile.
    await ask(page, 'community/delete/post', { postId: id });
    await like.click();
    await expect(toast(page, 'Post not found.')).toBeVisible();
    await expect(like).toHaveAttribute('aria-pressed', String(liked));
  },
);

test('the pictures of a post wrap around, by button and by key', { tag: '@matrix' }, async ({ page }) => {
  const { posts } = await openGroup(page);
  const { title, communityPostMedia } = posts.find(({ communityPostMedia: media }) => media.length > 2)!;
  const count = communityPostMedia.length;
  const card = post(page, title);
  await card.getByRole('button', { name: 'Previous picture' }).click();
  await expect(card.getByText(`${count} / ${count}`)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(card.getByText(`1 / ${count}`)).toBeVisible();
});
