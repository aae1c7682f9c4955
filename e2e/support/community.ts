import { type Page } from '@playwright/test';
import { ADMIN, openAs } from './accounts';
import { ask } from './server';

interface WirePost {
  id: number;
  title: string;
  createdAt: string;
  access: boolean | string;
  communityPostMedia: { id: number; media: string }[];
  commentsCount: number;
  likes: number;
  liked: boolean;
}

interface WireGroup {
  id: number;
  title: string;
}

export const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });
export const askPosts = async (page: Page, categoryId: number) =>
  (await ask<{ posts: WirePost[] }>(page, 'community/detail', { categoryId })).posts;

export async function openCommunity(page: Page, address = '/community') {
  await openAs(page, ADMIN, address);
  const { categories } = await ask<{ categories: WireGroup[] }>(page, 'community/list/categories');
  return categories as [WireGroup, WireGroup];
}
