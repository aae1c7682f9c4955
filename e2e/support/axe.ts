import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { type Visits } from '../mirage/visits/visit';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** The rules about colours, in which alone the dark theme differs; the light theme is checked by all rules. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The dark theme is checked at one width: colours depend on it in few places, and the full matrix looks there too. */
const themesAt = (width: number) =>
  width === 1440 || process.env.E2E_MATRIX === '1' ? (['light', 'dark'] as const) : (['light'] as const);

/** The violations that axe finds on the page, in a form that a failing test can print. */
async function scan(page: Page, place: string, width: number) {
  const found: string[] = [];
  for (const theme of themesAt(width)) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', theme);
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await (theme === 'dark' ? axe.withRules(COLOUR_RULES) : axe.withTags(RULES)).analyze();
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        found.push(`${place}, ${theme}: ${id} at ${target.join(' ')}\n${failureSummary}`);
  }
  return found;
}

/** Fails if axe finds something in one of the places. */
export async function scanAll(page: Page, visits: Visits, width: number) {
  const found: string[] = [];
  for (const [place, visit] of Object.entries(visits)) {
    await visit(page);
    found.push(...(await scan(page, place, width)));
  }
  expect(found).toEqual([]);
}
