import { expect, type Page } from '@playwright/test';

/** Prints: how many pages, of which size in points. */
export async function printed(page: Page) {
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width, height] = /\/MediaBox \[0 0 (\d+)\S* (\d+)/.exec(paper)!;
  return { pages: paper.match(/\/Type \/Page\b/g)!.length, size: `${width} x ${height}` };
}

/** The texts that the edge of the paper cuts, in the page as it is printed. Lines to write on are cut where room ends. */
export const cut = (page: Page) =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    return [...document.querySelectorAll('main *, .modal.show *, .handout *')]
      .filter((element) => element.children.length === 0 && !element.closest('.sheet-room'))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > edge + 1);
      })
      .map(({ textContent }) => textContent);
  });

/** Waits until the sheet for paper is there, which comes when the browser is idle. */
export const expectPaperSheet = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        document.adoptedStyleSheets.some(
          ({ cssRules: [first] }) => first instanceof CSSMediaRule && first.conditionText === 'print',
        ),
      ),
    )
    .toBe(true);
