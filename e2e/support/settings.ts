import { type Page } from '@playwright/test';

const BLOCK = /(<script id="settings"[^>]*>)([\s\S]*?)(<\/script>)/;

/** Serves the page as an operator left it, with another text in its settings block. */
export const editSettings = (page: Page, edit: (json: string) => string) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(BLOCK, (_all, start: string, json: string, end: string) => start + edit(json) + end);
    return route.fulfill({ response, body });
  });

/** Serves the page with some settings changed. */
export const withSettings = (page: Page, changes: object) =>
  editSettings(page, (json) =>
    JSON.stringify({ ...(JSON.parse(json) as object), ...changes }).replaceAll('<', '\\u003c'),
  );
