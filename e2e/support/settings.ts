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

/**
 * Changes some settings of each page before its first script reads them. Unlike a page that a test serves, the page stays
 * one of its host's, which may call a server on this machine.
 */
export const withSettings = (page: Page, changes: object) =>
  page.addInitScript((changes) => {
    const observer = new MutationObserver(() => {
      const block = document.getElementById('settings');
      if (!block?.textContent.trimEnd().endsWith('}')) return;
      observer.disconnect();
      block.textContent = JSON.stringify({ ...(JSON.parse(block.textContent) as object), ...changes });
    });
    observer.observe(document, { childList: true, subtree: true });
  }, changes);
