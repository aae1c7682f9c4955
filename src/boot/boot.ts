/*
 * The page's first script: a small one that blocks the page's parsing while it runs. It sets the theme before the first
 * paint, shows the page's frame, and asks at once for what the panel would otherwise ask for only when its own code runs:
 * where somebody is signed in the code and the data of the section at this address, else the code of the sign-in page. Built on its own (scripts/bootScript.ts), it imports
 * only modules that import no library.
 */
import { mayOpen } from '@/services/session/access';
import { sendEarly } from '@/services/http/earlyCalls';
import { parseSettings } from '@/services/http/parseSettings';
import { readToken, restoreSession } from '@/services/session/session';
import { readChoice } from '@/app/keptChoice';
import { type BootSection } from './bootSection';

/** Written by the build: the sections by their path in lower case. */
declare const __BOOT_SECTIONS__: Record<string, BootSection>;

/** Written by the build: the files of the pages before signing in, by path. */
declare const __BOOT_PAGES__: Record<'/login' | '/signup', string[]>;

function showChoices() {
  const { dataset } = document.documentElement;
  const chosen = readChoice('theme');
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  dataset.bsTheme = isDark ? 'dark' : 'light';
  if (readChoice('rail')) dataset.rail = ''; // app/shell/useRail.ts
}

function preload(file: string) {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = file.endsWith('.css') ? 'style' : 'script';
  link.href = `/${file}`;
  document.head.append(link);
}

/** One of the page's frames in public/index.html, which is shown until the panel renders. */
function showFrame(frame: 'shell' | 'sign-in' | 'sign-up', productName: string) {
  document.documentElement.dataset.frame = frame;
  const nameBrand = () =>
    document.querySelectorAll('.first-frame .brand-name').forEach((name) => (name.textContent = productName));
  document.addEventListener('readystatechange', nameBrand, { once: true });
}

/** Without the scripts that index.html names, nothing would ever take the frame's place. Later ones are not deferred. */
function tellFailure({ target }: Event) {
  if (!(target instanceof HTMLScriptElement) || !target.defer) return;
  const message = document.getElementById('load-failure');
  if (message) message.hidden = false;
}

/** Ctrl K before there is a shell that hears it: the palette opens with the shell (app/shell/useOverlays.ts). */
function keepPaletteKey(event: KeyboardEvent) {
  if (!(event.ctrlKey || event.metaKey) || event.key !== 'k' || document.getElementById('content')) return;
  event.preventDefault();
  document.documentElement.dataset.palette = '';
}

function boot() {
  showChoices();
  const user = restoreSession();
  const token = readToken();
  const path = window.location.pathname.toLowerCase().replace(/(?!^)\/+$/, '');
  const { apiRoot, productName } = parseSettings(document.getElementById('settings')?.textContent);
  if (!user || !token) {
    const isNew = path === '/signup';
    // The sample accounts of a mock build stand below the form, which is then higher up.
    if (!__MIRAGE__) showFrame(isNew ? 'sign-up' : 'sign-in', productName);
    __BOOT_PAGES__[isNew ? '/signup' : '/login'].forEach(preload);
    return;
  }
  window.addEventListener('keydown', keepPaletteKey);
  const section = __BOOT_SECTIONS__[path];
  if (!section || !mayOpen(user, section)) return;
  showFrame('shell', productName);
  section.files.forEach(preload);
  // Another tab of the section may need another list.
  const isFirstTab = !new URLSearchParams(window.location.search).has('tab');
  if (isFirstTab && !__MIRAGE__) sendEarly(apiRoot, section.calls, token);
}

window.addEventListener('error', tellFailure, true);
try {
  boot();
} catch {
  // The panel reads the same settings and session, and reports what is wrong with them.
}
