import { readdirSync, readFileSync } from 'node:fs';
import { SCREENS } from '@/app/sections';
import { SEEN_ON_PHONES } from '../e2e/support/phones';

/** The journeys that axe scans, by area; `areas.ts` lists them. Read as texts, since they import Playwright. */
const FOLDER = 'e2e/mirage/visits';
const OTHERS = ['areas.ts', 'public.ts', 'visit.ts']; // public pages are no part of a section

const filesOf = (folder: string) => readdirSync(folder).filter((file) => !OTHERS.includes(file));
const textOf = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');

const [, record = ''] = textOf('areas.ts').split('export const AREAS');

test.each(filesOf(FOLDER))('the list of visits has those of %s', (file) => {
  const exported = [...textOf(file).matchAll(/export (?:const|async function|function) (\w+)/g)].map(
    ([, name]) => name!,
  );
  expect(exported.filter((name) => new RegExp(`\\b${name}\\b`).test(record))).not.toEqual([]);
});

test.each(SCREENS.map(({ path }) => path))('%s is visited', (path) => {
  expect(filesOf(FOLDER).some((file) => textOf(file).includes(`'${path}`))).toBe(true);
});

test.each([...SEEN_ON_PHONES])('“%s”, which is looked at on a phone, is a visit', (name) => {
  const key = new RegExp(`^ +('${name}'|${name}): `, 'm');
  expect(filesOf(FOLDER).some((file) => key.test(textOf(file)))).toBe(true);
});
