import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { type Visits } from '../mirage/visits/visit';
import { IS_MATRIX } from '../../test/matrix';

type Theme = 'light' | 'dark';

/** The dark theme differs in its colours alone; in the light theme all other rules are checked as well. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
const IN_COLOUR: axe.RunOptions = { runOnly: { type: 'rule', values: COLOURS }, resultTypes: ['violations'] };
const BESIDES: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
  rules: Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])),
  resultTypes: ['violations'],
};

/** The dark theme is checked at one width: colours depend on it in few places, and the full matrix looks there too. */
const themesAt = (width: number): Theme[] => (width === 1440 || IS_MATRIX ? ['light', 'dark'] : ['light']);

/**
 * The violations that axe finds, in a form that a failing test can print: on the page, or for colours in the open dialogs,
 * as the page behind them is a visit of its own.
 */
export async function axeFinds(page: Page, theme: Theme = 'light') {
  // Its code takes as long as a check, so it comes once into each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ({ colours, others }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
      const open = dialogs.filter((dialog) => dialog.getClientRects().length > 0);
      const { violations } = await run(open.length > 0 ? { include: open } : document, colours);
      return others ? [...violations, ...(await run(document, others)).violations] : violations;
    },
    { colours: IN_COLOUR, others: theme === 'light' ? BESIDES : null },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${theme}: ${id} at ${target.join(' ')}\n${failureSummary}`),
  );
}

/** The fields that are too small for Safari on a phone, which zooms the page in on them. */
const smallFields = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'input:not([type=checkbox], [type=radio], [type=file]), select, textarea',
      ),
    ]
      .filter((field) => field.getClientRects().length > 0 && parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `small letters in ${field.getAttribute('aria-label') ?? field.id} (${field.className})`),
  );

/** Fails if axe finds something in one of the places, or on a phone a field is too small. */
export async function scanAll(page: Page, visits: Visits, width: number) {
  const found: string[] = [];
  for (const [place, visit] of Object.entries(visits)) {
    await visit(page);
    if (width < 768) found.push(...(await smallFields(page)).map((field) => `${place}: ${field}`));
    for (const theme of themesAt(width)) {
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.locator('html')).toHaveAttribute('data-bs-theme', theme);
      found.push(...(await axeFinds(page, theme)).map((violation) => `${place}, ${violation}`));
    }
  }
  expect(found).toEqual([]);
}
