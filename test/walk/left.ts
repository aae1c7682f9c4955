import { keptUnder } from '@/screen/kept/kinds';

/** What a sign-out left in the page and in its storage; `names` are those of people. It runs in jsdom and, bundled, in a page. */
export function leftInPage(names: readonly string[]): string[] {
  const kept = Object.keys(localStorage).filter((key) => keptUnder(key)?.namesPeople);
  const page = document.body.textContent;
  return [
    ...Object.keys(sessionStorage).map((key) => `session storage: ${key}`),
    ...kept.map((key) => `local storage: ${key}`),
    ...names.filter((name) => page.includes(name)).map((name) => `the page: ${name}`),
  ];
}
