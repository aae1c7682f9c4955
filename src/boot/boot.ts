/*
 * The page's first script: a small one that blocks the page's parsing while it runs. It sets the theme before the first
 * paint and, where somebody is signed in, asks at once for the code and the data of the section at this address, which
 * the panel would otherwise ask for only when its own code runs. Built on its own (scripts/bootScript.ts), it imports
 * only modules that import no library.
 */
import { mayOpen } from '@/services/session/access';
import { sendEarly } from '@/services/http/earlyCalls';
import { parseSettings } from '@/services/http/settings';
import { readToken, restoreSession } from '@/services/session/session';
import { readChoice } from '@/app/keptChoice';
import { type BootSection } from './bootSection';

/** Written by the build: the sections by their path in lower case. */
declare const __BOOT_SECTIONS__: Record<string, BootSection>;

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

/** The page's frame in public/index.html, which is shown until the panel renders. */
function showFrame(productName: string) {
  document.documentElement.dataset.frame = 'shell';
  const nameBrand = () => {
    const name = document.querySelector('.first-frame .brand-name');
    if (name) name.textContent = productName;
  };
  document.addEventListener('readystatechange', nameBrand, { once: true });
}

function boot() {
  showChoices();
  const user = restoreSession();
  const token = readToken();
  const section = __BOOT_SECTIONS__[window.location.pathname.toLowerCase().replace(/(?!^)\/+$/, '')];
  if (!user || !token || !section || !mayOpen(user, section)) return;
  const { apiRoot, productName } = parseSettings(document.getElementById('settings')?.textContent);
  showFrame(productName);
  section.files.forEach(preload);
  // Another tab of the section may need another list.
  const isFirstTab = !new URLSearchParams(window.location.search).has('tab');
  if (isFirstTab && !__MIRAGE__) sendEarly(apiRoot, section.calls, token);
}

try {
  boot();
} catch {
  // The panel reads the same settings and session, and reports what is wrong with them.
}
