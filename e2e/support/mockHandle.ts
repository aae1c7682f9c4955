import { expect, type Page } from '@playwright/test';

/** Runs in the page: the words and drawings that the handle lies over. */
function underHandle() {
  const handle = document.querySelector<HTMLElement>('.mock-handle')!;
  const over = handle.getBoundingClientRect();
  const words = document.createTreeWalker(document.getElementById('root')!, NodeFilter.SHOW_TEXT);
  const shown: [Element, DOMRectList][] = [
    ...document.querySelectorAll('#root :is(input, select, textarea, img, svg)'),
  ].map((control) => [control, control.getClientRects()]);
  while (words.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    if (words.currentNode.textContent!.trim()) shown.push([words.currentNode.parentElement!, range.getClientRects()]);
  }
  handle.style.visibility = 'hidden';
  const covered = shown.filter(([element, rects]) =>
    [...rects].some(({ left, right, top, bottom }) => {
      const [x, y] = [Math.max(left, over.left), Math.max(top, over.top)];
      if (x >= Math.min(right, over.right) || y >= Math.min(bottom, over.bottom)) return false;
      const beneath = document.elementFromPoint(x, y); // what is cut off is not seen
      return beneath !== null && element.contains(beneath);
    }),
  );
  handle.style.visibility = '';
  return covered.map(([{ tagName, textContent }]) => `${tagName} ${textContent}`);
}

/** Expects that the handle of the mock server's drawer covers nothing of the page, wherever that is scrolled. */
export async function expectHandleFree(page: Page) {
  await expect(page.locator('.mock-handle')).toBeVisible();
  for (const place of [0, 400, 100_000]) {
    await page.evaluate((y) => window.scrollTo(0, y), place);
    expect(await page.evaluate(underHandle), `${page.url()} at ${place}`).toEqual([]);
  }
}
