import { ADMIN, buildBare, ROWS } from './bare.mjs';
import { launch } from './browser.mjs';
import { makeCertificate } from './certificate.mjs';
import { startMockApi } from './mockApi.mjs';
import { startSite } from './site.mjs';
import { compare } from './visit.mjs';

const PORT = 4338;

const FAST_4G = { name: 'fast 4G', bytesPerSecond: 8.1e6 / 8, latency: 165, slowdown: 4 };
const SLOW_PHONE = { name: 'a slow phone', bytesPerSecond: 1.4e6 / 8, latency: 560, slowdown: 6 };

const present = (selector) => ({ look: 'present', selector });

const LOOKS = {
  '/users': ROWS,
  '/dashboard': present('.figure, h3 + *'),
  '/tracker': present('main ul > li'),
  '/recipes': present('main [role=tab]'),
  '/diet-plans': present('main [role=tab]'),
  '/workouts': present('main [role=tab], main table:not([aria-hidden]) td'),
  '/community': present('main li button, main li a'),
  '/supplements': present('main [role=tab]'),
  '/moderators': ROWS,
  '/notifications': ROWS,
  '/plans': ROWS,
  '/payments': ROWS,
  '/banners': ROWS,
  '/how-to-use': present('main [role=tab], main li, main table td'),
  '/profile': present('main h2, main dl'),
  '/login': { look: 'signIn' },
};

const pageAt = (address, look = LOOKS[address]) => ({
  address,
  look,
  session: address === '/login' ? {} : ADMIN,
});

/** The page of the bare one that is measured beside a page of the panel. */
const bareBeside = ({ address, look }) => (address === '/dashboard' ? pageAt(address, look) : pageAt('/users'));

const CHARTS = pageAt('/dashboard', { look: 'charts' });

/** Under other conditions than the first, only some pages are measured. */
const SAMPLE = ['/users', '/dashboard', '/login'];

const ms = (value) => String(Math.round(value));

const toCells = (label, of, bare) => [
  label,
  ms(of.paint),
  (of.paint / bare.paint).toFixed(2),
  ms(of.shown),
  (of.shown / bare.shown).toFixed(2),
  (of.again / of.shown).toFixed(2),
  (of.script / 1000).toFixed(0),
  String(of.requests),
  ms(of.blocked),
  of.shift.toFixed(3),
];

const intro = (runs) =>
  [
    `Visits by a signed-in person (but to \`/login\`), medians of ${runs}: 8.1 Mbit/s, 165 ms a request, the processor slowed`,
    'down 4 times, an empty cache, HTTP/1.1 with gzip; then some pages by HTTP/2 with Brotli, as `deploy/` serves them, and on a',
    'slow phone: 1.4 Mbit/s, 560 ms, 6 times. Ratios are to a bare page on the same libraries (`bench/bare/`), measured in',
    'turn; other sections to its list of users. “Again” is the second visit beside the first, with what that left in the',
    'cache. Times in ms, scripts in kB as sent, blocked is what tasks took beyond 50 ms.',
  ].join('\n');

/** First and second visits over slow networks, beside a bare page on the same libraries. */
export async function measureVisits(browser, { dist, runs, log }) {
  const bareFolder = buildBare();
  const certificate = makeCertificate();
  const api = await startMockApi(PORT);
  const trusting = await launch(certificate.trust);
  const sitesOf = async (options) => ({
    panel: await startSite(dist, api.url, options),
    bare: await startSite(bareFolder, api.url, options),
  });
  const [plain, secure] = [await sitesOf(undefined), await sitesOf(certificate)];
  const rows = [];
  const measure = async (circumstances, page, suffix = '') => {
    log(`visits, ${page.address}${suffix} over ${circumstances.network.name}`);
    const barePage = bareBeside(page);
    const noted = await compare(circumstances, page, barePage, runs);
    if (page.address === barePage.address)
      rows.push(toCells(`bare page, ${page.address}${suffix}`, noted.bare, noted.bare));
    rows.push(toCells(`${page.address}${suffix}`, noted.panel, noted.bare));
  };
  try {
    const usual = { browser, ...plain, network: FAST_4G };
    for (const address of Object.keys(LOOKS)) await measure(usual, pageAt(address));
    await measure(usual, CHARTS, ', charts');
    for (const address of SAMPLE)
      await measure({ browser: trusting, ...secure, network: FAST_4G }, pageAt(address), ', HTTP/2');
    for (const address of SAMPLE)
      await measure({ browser, ...plain, network: SLOW_PHONE }, pageAt(address), ', slow phone');
    return {
      intro: intro(runs),
      head: ['Visit', 'Paint', 'ratio', 'Shown', 'ratio', 'Again', 'Scripts', 'Requests', 'Blocked', 'Shift'],
      rows,
    };
  } finally {
    await trusting.close();
    for (const site of [...Object.values(plain), ...Object.values(secure)]) site.close();
    api.close();
  }
}
