import { ADMIN } from './bare.mjs';
import { openWindow, settle } from './browser.mjs';
import { Hand } from './hand.mjs';
import { startMockApi } from './mockApi.mjs';
import { startSite } from './site.mjs';

const PORT = 4341;

/** What each job took before the palette found every record, the answer desk, the searchable exercise and kept choices. */
const BEFORE = {
  'Change a member’s status': [47, 4],
  'Add a recipe': [18, 27],
  'Plan a day: one exercise': [34, 3],
  'Plan a day: six exercises': null,
  'Answer a post': [67, 26],
  'Create and send a notification': [22, 30],
};

async function palette(hand, text) {
  await hand.press('Control+k');
  await hand.page.getByRole('combobox', { name: 'Go to, add or find' }).waitFor();
  await hand.type(text);
  await hand.page.getByRole('option').first().waitFor();
  await settle(hand.page, 400);
  await hand.press('Enter');
}

const dialog = ({ page }, name) => page.getByRole('dialog', { name });

async function changeStatus(hand) {
  await palette(hand, 'soph');
  await dialog(hand, /Sophie/).waitFor();
  await hand.tabTo('Deactivate');
  await hand.press('Enter');
  const question = hand.page.getByRole('dialog').last().getByRole('button', { name: 'Deactivate', exact: true });
  await settle(hand.page, 400);
  if (await question.evaluate((button) => button === document.activeElement)) await hand.press('Enter');
  else {
    await hand.tabTo('Deactivate');
    await hand.press('Enter');
  }
  await dialog(hand, /Sophie/)
    .getByRole('button', { name: 'Activate', exact: true })
    .waitFor();
}

async function addRecipe(hand) {
  await palette(hand, 'add rec');
  const form = dialog(hand, 'Add New Recipe');
  await form.waitFor();
  await settle(hand.page, 300);
  await hand.type('Dal');
  await hand.tabTo('Ingredients');
  await hand.type('Lentils');
  await hand.tabTo('Cooking steps');
  await hand.type('Simmer');
  for (const [label, grams] of [
    ['Calories', '90'],
    ['Protein', '9'],
    ['Carbs', '12'],
    ['Fat', '1'],
  ]) {
    await hand.tabTo(label);
    await hand.type(grams);
  }
  await hand.press('Enter');
  await hand.page.getByRole('alertdialog').waitFor();
  await hand.press('Enter');
  await form.waitFor({ state: 'detached' });
}

const EXERCISES = ['chair', 'side pl', 'cat', 'dead', 'heel', 'wall a'];

/** Adds so many exercises to the day that the dialog starts with. */
const planDay = (count) => async (hand) => {
  await palette(hand, 'add work');
  const form = dialog(hand, 'Add New Workout');
  await form.waitFor();
  await settle(hand.page, 500);
  await hand.tabTo('Exercise');
  for (const [at, name] of EXERCISES.slice(0, count).entries()) {
    await hand.type(name);
    await settle(hand.page, 200);
    await hand.press('Enter');
    if (at === 0) {
      await hand.tabTo('Sets');
      await hand.type('3');
      await hand.tabTo('Reps');
      await hand.type('12');
    }
    await hand.tabTo(at === count - 1 ? 'Save' : 'Save and add another');
    await hand.press('Enter');
    if (at < count - 1) await form.getByText(/ added to /).waitFor();
    await settle(hand.page, 500);
  }
  await form.waitFor({ state: 'detached' });
};

async function answerPost(hand) {
  await palette(hand, 'desk');
  const queue = hand.page.getByRole('list', { name: 'Waiting posts, oldest first' });
  await queue.getByRole('button').first().waitFor();
  await hand.page.getByText(/^\d+ wait in \d+ groups/).waitFor();
  await hand.press('n');
  await hand.press('Enter');
  await hand.page.getByRole('textbox', { name: /^Answer to/ }).waitFor();
  await hand.type('Yes, and well done so far.');
  await hand.press('Enter');
  await hand.page.getByText(/^Answered /).waitFor();
}

async function sendNotification(hand) {
  await palette(hand, 'send new');
  const form = dialog(hand, 'Send New Notification');
  await form.waitFor();
  await settle(hand.page, 300);
  await hand.type('Water');
  await hand.tabTo('Content');
  await hand.type('Drink a glass now');
  await hand.tabTo('Folder');
  await hand.press('ArrowDown');
  await hand.tabTo('Create');
  await hand.press('Enter');
  await form.waitFor({ state: 'detached' });
  await settle(hand.page, 800);
  if ((await hand.focused()) !== 'Send') await hand.tabTo('Send', 60);
  await hand.press('Enter');
  const question = hand.page.locator('[aria-modal=true]');
  await question.waitFor();
  await settle(hand.page, 300);
  await hand.tabTo(/^Send to/);
  await hand.press('Enter');
  await question.waitFor({ state: 'detached' });
}

const JOBS = {
  'Change a member’s status': changeStatus,
  'Add a recipe': addRecipe,
  'Plan a day: one exercise': planDay(1),
  'Plan a day: six exercises': planDay(EXERCISES.length),
  'Answer a post': answerPost,
  'Create and send a notification': sendNotification,
};

const written = (count) => (count ? `${count[0]} + ${count[1]}` : '');

/** How many keys five jobs of a coach take from the dashboard, without the mouse. */
export async function measureKeys(browser, { dist, log }) {
  const api = await startMockApi(PORT);
  const site = await startSite(dist, api.url);
  const rows = [];
  try {
    for (const [name, job] of Object.entries(JOBS)) {
      log(`keys: ${name}`);
      const window = await openWindow(browser, { session: ADMIN, look: { look: 'present', selector: 'main h2' } });
      try {
        await window.page.goto(`${site.url}/dashboard`);
        await window.page.getByRole('region', { name: 'Total Users' }).waitFor();
        await settle(window.page, 1500);
        const hand = new Hand(window.page);
        await job(hand);
        rows.push([name, written(BEFORE[name]), written([hand.presses, hand.typed])]);
      } finally {
        await window.close();
      }
    }
  } finally {
    site.close();
    api.close();
  }
  return {
    intro: [
      'Five jobs of a coach without the mouse, from the dashboard by the command palette: keys that walk, choose, open and send, and',
      'letters that are typed, names in the palette among them. Before: as counted on the panel without the palette’s records, the',
      'answer desk, the searchable exercise and forms that start where one is.',
    ].join('\n'),
    head: ['Job', 'Before', 'Now'],
    rows,
  };
}
