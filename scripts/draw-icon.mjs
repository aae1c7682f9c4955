/**
 * Draws public/favicon.ico from public/icon.svg, for clients that support no other icon; rerun when it changes.
 *
 *   node scripts/draw-icon.mjs [FILE]    another file than public/favicon.ico
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findTestBrowser, NO_CHROMIUM } from './chromium.mjs';
import { helpOf } from './help.mjs';

helpOf(import.meta.filename);

const SIZES = [16, 32, 48];

/** Visible on light and dark, because an .ico file has no theme. */
const FILL = '#b64280';

const HEADER = 6;
const ENTRY = 16;

/** An icon file: its header, an entry for each picture, then the pictures, which may be PNG. */
function toIco(pictures) {
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = HEADER + ENTRY * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4); // colour planes
    head.writeUInt16LE(32, entry + 6); // bits a pixel
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

const executablePath = findTestBrowser();
if (!executablePath) {
  console.error(NO_CHROMIUM);
  process.exit(1);
}
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();
const icon = readFileSync('public/icon.svg', 'utf8').replace(/fill="#\w+"/, `fill="${FILL}"`);
await page.setContent(`<body style="margin: 0">${icon}`);
const pictures = [];
for (const size of SIZES) {
  await page.addStyleTag({ content: `svg { display: block; width: ${size}px }` });
  pictures.push({ size, png: await page.locator('svg').screenshot({ omitBackground: true }) });
}
await browser.close();
writeFileSync(process.argv[2] ?? 'public/favicon.ico', toIco(pictures));
