import { ADMIN, ROWS } from './bare.mjs';
import { launch } from './browser.mjs';
import { makeCertificate } from './certificate.mjs';
import { startMockApi } from './mockApi.mjs';
import { startSite } from './site.mjs';
import { visitInTurn } from './visit.mjs';

const FAST_4G = { name: 'fast 4G', bytesPerSecond: 8.1e6 / 8, latency: 165, slowdown: 4 };
const SLOW_PHONE = { name: 'slow phone', bytesPerSecond: 1.4e6 / 8, latency: 560, slowdown: 6 };

const present = (selector) => ({ look: 'present', selector });

const pageAt = (address, look, name = address) => ({ address, look, name, session: address === '/login' ? {} : ADMIN });

const USERS = pageAt('/users', ROWS);
const DASHBOARD = pageAt('/dashboard', present('.figure, h3 + *'));
const CHARTS = pageAt('/dashboard', { look: 'charts' }, '/dashboard, charts');
const LOGIN = pageAt('/login', { look: 'signIn' });

/** Pages that the bare page has too, and how many times its time until it is shown the panel may need. */
const BESIDE = [
  [USERS, 1],
  [DASHBOARD, 1],
  [CHARTS, 1.4],
];

const OTHERS = [
  LOGIN,
  pageAt('/tracker', present('main ul > li')),
  pageAt('/recipes', present('main [role=tab]')),
  pageAt('/diet-plans', present('main [role=tab]')),
  pageAt('/workouts', present('main [role=tab], main table:not([aria-hidden]) td')),
  pageAt('/community', present('main li button, main li a')),
  pageAt('/supplements', present('main [role=tab]')),
  ...['/moderators', '/notifications', '/plans', '/payments', '/banners'].map((address) => pageAt(address, ROWS)),
  pageAt('/how-to-use', present('main [role=tab], main li, main table td')),
  pageAt('/profile', present('main h2, main dl')),
];

/** Under other conditions than the first, only some pages are visited. */
const SAMPLE = [USERS, DASHBOARD, LOGIN];

const ms = (value) => String(Math.round(value));

const toCells = (label, of, bare, targets = ['', '']) => [
  label,
  ms(of.paint),
  (of.paint / bare.paint).toFixed(2),
  ms(of.shown),
  (of.shown / bare.shown).toFixed(2),
  (of.again / of.shown).toFixed(2),
  (of.script / 1000).toFixed(0),
  (of.script / bare.script).toFixed(2),
  String(of.requests),
  ms(of.blocked),
  of.shift.toFixed(3),
  ...targets,
];

function verdict(of, bare, limit) {
  const missed = [of.shown > limit * bare.shown && 'shown', of.blocked > bare.blocked && 'blocked'].filter(Boolean);
  return [`shown ≤ ${limit}, blocked ≤ 1`, missed.length > 0 ? `missed: ${missed.join(', ')}` : 'met'];
}

const intro = (runs, few, { name }) =>
  [
    `Visits by a signed-in person with an empty cache, medians of ${runs} in turn with the ${name.toLowerCase()}, to which the ratios are:`,
    '8.1 Mbit/s, 165 ms a request, the processor slowed down 4 times, HTTP/1.1 with gzip. “Again” is the second visit beside',
    'the first. Times in ms, scripts in kB as sent, blocked is what tasks took beyond 50 ms. Pages without a target are only',
    `printed (medians of ${few}, ratios to the list of users).`,
  ].join('\n');

/** First and second visits over slow networks, beside another page. */
export async function measureVisits(browser, { dist, beside, runs, log }) {
  const certificate = makeCertificate();
  const api = await startMockApi();
  const trusting = await launch(certificate.trust);
  const startSites = async (secured) => ({
    panel: await startSite(dist, api.url, secured),
    bare: await startSite(beside.folder, api.url, secured),
  });
  const [plain, secure] = [await startSites(undefined), await startSites(certificate)];
  const few = Math.ceil(runs / 3);
  // Another build of the panel has all of them.
  const pages = beside.limit
    ? [...BESIDE.map(([page]) => page), ...OTHERS].map((page) => [page, beside.limit])
    : BESIDE;
  const rows = [];
  const measureBeside = async (page, limit) => {
    log(`visits, ${page.name}`);
    const [of, bare] = await visitInTurn(
      browser,
      Object.values(plain).map(({ url }) => ({ url, page })),
      FAST_4G,
      runs,
    );
    rows.push(toCells(`${beside.name}, ${page.name}`, bare, bare));
    rows.push(toCells(page.name, of, bare, verdict(of, bare, limit)));
  };
  const measureOthers = async (using, { panel, bare }, network, pages, suffix) => {
    log(`visits, ${suffix}`);
    const all = [{ url: bare.url, page: USERS }, ...pages.map((page) => ({ url: panel.url, page }))];
    const [users, ...of] = await visitInTurn(using, all, network, few);
    rows.push(toCells(`${beside.name}, /users, ${suffix}`, users, users));
    for (const [index, page] of pages.entries()) rows.push(toCells(`${page.name}, ${suffix}`, of[index], users));
  };
  try {
    for (const [page, limit] of pages) await measureBeside(page, limit);
    if (!beside.limit) await measureOthers(browser, plain, FAST_4G, OTHERS, 'fast 4G');
    await measureOthers(trusting, secure, FAST_4G, SAMPLE, 'HTTP/2 with Brotli');
    await measureOthers(browser, plain, SLOW_PHONE, SAMPLE, 'slow phone (1.4 Mbit/s, 560 ms, 6 times)');
    return {
      intro: intro(runs, few, beside),
      head: [
        'Visit',
        'Paint',
        'ratio',
        'Shown',
        'ratio',
        'Again',
        'Scripts',
        'ratio',
        'Requests',
        'Blocked',
        'Shift',
        'Target',
        '',
      ],
      rows,
    };
  } finally {
    await trusting.close();
    for (const { close } of [...Object.values(plain), ...Object.values(secure), api]) close();
  }
}
