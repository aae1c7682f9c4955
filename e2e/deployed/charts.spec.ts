import { type Locator, type Page } from '@playwright/test';
import { ADMIN, openAs } from '../support/accounts';
import { expect, test } from '../support/test';

const channel = (value: number) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;

function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0, opacity = 1] = colour.match(/[\d.]+/g)!.map(Number);
  expect(opacity, `${colour} lets nothing through`).toBe(1);
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
}

const colourOf = (place: Locator, property: 'color' | 'background-color') =>
  place.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

async function contrast(text: Locator, ground: Locator) {
  const [dark, light] = [await colourOf(text, 'color'), await colourOf(ground, 'background-color')]
    .map(luminance)
    .sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** The chart's tooltip, with the pointer over a point of its drawing. */
async function pointAt(page: Page, name: RegExp, part: string) {
  const chart = page.getByRole('figure', { name });
  await chart
    .locator(part)
    .first()
    .hover({ force: true, position: { x: 20, y: 100 } });
  const tooltip = chart.locator('.apexcharts-tooltip');
  await expect(tooltip).toHaveCSS('opacity', '1');
  return tooltip;
}

test('a chart shows its values beside the pointer, legible in both themes, with the panel’s own styles only', async ({
  page,
}) => {
  await openAs(page, ADMIN);
  for (const theme of ['light', 'dark']) {
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', theme);
    for (const [name, part] of [
      [/^Users/, '.apexcharts-donut-slice-2'],
      [/^App usage/, '.apexcharts-grid'],
    ] as const) {
      const tooltip = await pointAt(page, name, part);
      const row = tooltip.locator('.apexcharts-tooltip-series-group.apexcharts-active').first();
      const text = row.locator('.apexcharts-tooltip-text-y-label');
      expect(await contrast(text, tooltip), `${theme} ${name}`).toBeGreaterThan(4.5);
      const marker = (await row.locator('.apexcharts-tooltip-marker').boundingBox())!;
      expect((await text.boundingBox())!.x - (marker.x + marker.width)).toBeGreaterThanOrEqual(6);
    }
    if (theme === 'light') await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  }
  await expect(page.locator('style')).toHaveCount(0);
});
