import path from 'node:path';
import { selectorsOf, SHEETS, split } from './sheets';

/** Whether a browser cannot tell by an element's class, id, name or attribute that a selector is not about it. */
function isTriedOnAll(selector: string) {
  let subject = split(selector, /[\s>+~]/).at(-1)!;
  while (subject.includes('(')) subject = subject.replace(/\([^()]*\)/g, '');
  return !/[.#[]|^[a-z]|:(root|focus-visible)$/.test(subject);
}

/** A sheet and the parts that it is put together from. */
const withParts = (file: string): string[] => [
  file,
  ...[...(SHEETS.get(file) ?? '').matchAll(/@use '([\w./]+)'/g)].flatMap(([, name]) =>
    withParts(path.posix.join(file, '..', name!.replace(/\w+$/, '_$&.scss'))),
  ),
];

const MAY = [
  // Meant for every element.
  'styles/_base.scss: *',
  // For people who want no motion.
  'styles/_base.scss: *:not(.Toastify__progress-bar)',
  'styles/_base.scss: ::after',
  'styles/_base.scss: ::before',
  // With forced colours.
  "styles/_buttons.scss: :is(button, .btn):is(:disabled, [aria-disabled='true'])",
  // On a phone.
  'features/nutrition/shared/meals.scss: .meal > :not(:first-child, .nav-pills, .pills-skeleton)',
  // On paper.
  'styles/_paper.scss: .topbar > :not(h1)',
];

test('what a selector of the start sheet ends with has a name, or it would be tried on every element of a page', () => {
  const late = new Set([...SHEETS.keys()].filter((file) => file.endsWith('.late.scss')).flatMap(withParts));
  const sheets = [...SHEETS].filter(([file]) => !late.has(file));
  const found = sheets.flatMap(([file, sheet]) =>
    selectorsOf(sheet)
      .filter(isTriedOnAll)
      .map((selector) => `${file}: ${selector}`),
  );
  expect(found.sort()).toEqual(MAY.sort());
});
