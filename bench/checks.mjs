import { openWindow } from './browser.mjs';
import { milliseconds, toRows, worst } from './figures.mjs';
import { startServer } from './server.mjs';
import { makeDietPlans, makeRecipes, makeTree } from './wire/nutrition.mjs';
import { SESSION } from './wire/replies.mjs';

const ROWS = 10_000;

/** How the measured values are reported: label, figure, unit, the most it may be and how many values become one. */
const FIGURES = [
  ['10,000 recipes checked, to the first findings painted', 'checked', milliseconds, 300],
  ['The same: longest time without an answer to a key', 'block', milliseconds, 30],
  ['The same, the worst single one', 'block', milliseconds, null, worst],
];

/** Every hundredth recipe has calories that do not add up; there are as many pictures as a practice has. */
function mend(dish, index) {
  const [protein, carbs, fat] = [5 + (index % 40), 10 + (index % 60), 2 + (index % 25)];
  const kcal = (4 * protein + 4 * carbs + 9 * fat) * (index % 100 === 0 ? 2 : 1);
  const nutritions = `cal ${kcal}, protein ${protein}, carbs ${carbs}, fats ${fat}`;
  return { ...dish, nutritions, image: `dishes/${index % 60}.svg` };
}

const mendAll = (tree) =>
  tree.map((category) => ({
    ...category,
    dishesCategories: category.dishesCategories.map((sub) => ({ ...sub, dishes: sub.dishes.map(mend) })),
  }));

/** Runs in the page: notes when the checking begins, when its findings are painted, and the longest wait between. */
function watchChecks() {
  window.checkNotes = { longest: 0 };
  const notes = window.checkNotes;
  let last;
  const beat = new window.MessageChannel();
  beat.port1.onmessage = () => {
    const now = performance.now();
    notes.longest = Math.max(notes.longest, now - last);
    last = now;
    if (!notes.end) beat.port2.postMessage(null);
  };
  const begin = () => {
    notes.start = last = performance.now();
    beat.port2.postMessage(null);
  };
  new window.MutationObserver(() => {
    const status = document.querySelector('.crumb [role=status]')?.textContent ?? '';
    if (/^Checking [\d,]+ recipes/.test(status) && !notes.start) begin();
    if (!/finding|checked$/.test(status) || notes.isFound) return;
    notes.isFound = true;
    window.requestAnimationFrame(() => setTimeout(() => (notes.end = performance.now())));
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** The time of the checking, and the longest for which the page could not react meanwhile. */
async function checkOnce(browser, url) {
  const window = await openWindow(browser, { session: SESSION, look: {} });
  try {
    await window.page.addInitScript(watchChecks);
    await window.page.goto(url);
    await window.page.waitForFunction(() => window.checkNotes.end);
    const { start, end, longest } = await window.page.evaluate(() => window.checkNotes);
    return { checked: end - start, block: longest };
  } finally {
    await window.close();
  }
}

/** Checks 10,000 recipes in the production build. */
export async function measureChecks(browser, { dist, runs, log }) {
  const tree = makeTree();
  const recipes = mendAll(makeRecipes(tree, ROWS));
  const lists = { 'dishes/list/category': tree, 'dishes/list': recipes, 'meals/list': makeDietPlans(tree, 20) };
  const server = await startServer({ dist, lists });
  /** @type {Record<string, number[]>} */
  const notes = { checked: [], block: [] };
  try {
    for (let run = 0; run < runs; run += 1) {
      log(`checks, run ${run + 1} of ${runs}`);
      const { checked, block } = await checkOnce(browser, `${server.address}/recipes?view=checks`);
      notes.checked.push(checked);
      notes.block.push(block);
    }
  } finally {
    server.close();
  }
  return {
    intro: `${ROWS.toLocaleString('en')} recipes in 20 sub categories, one in a hundred with a fault, checked on \`/recipes?view=checks\`. Medians of ${runs} runs, every run in a fresh window.`,
    head: ['Content checks', 'Panel', 'Target', ''],
    rows: toRows(FIGURES, [notes]),
  };
}
