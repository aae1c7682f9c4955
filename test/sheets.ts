import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const filesOf = (ending: RegExp) =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => file.split(path.sep).join('/'));

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

/** Of `#{space(2)}`, `space(2)`. */
const withoutInterpolations = (text: string) => text.replace(/#\{([^{}]*)\}/g, '$1');

export const TEXTS = new Map(filesOf(/\.scss$/).map((file) => [file, readFileSync(`src/${file}`, 'utf8')] as const));
/** The panel's sheets by file, without comments. */
export const SHEETS = new Map(
  [...TEXTS].map(([file, text]) => [file, withoutInterpolations(withoutComments(text))] as const),
);

/** Splits at a character that is in no brackets. */
export function split(text: string, at: RegExp): string[] {
  let depth = 0;
  const parts = [''];
  for (const character of text) {
    if ('(['.includes(character)) depth += 1;
    if (')]'.includes(character)) depth -= 1;
    if (depth === 0 && at.test(character)) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Every selector of a sheet, nested ones in full. */
export function selectorsOf(sheet: string): string[] {
  const found: string[] = [];
  const open: (string[] | null)[] = [];
  for (const [, prelude = '', bracket] of sheet.matchAll(/((?:"[^"]*"|[^;{}"])*)([;{}])/g)) {
    if (bracket === '}') open.pop();
    if (bracket !== '{') continue;
    const text = prelude.trim().replaceAll(/\s+/g, ' ');
    const isSkipped = open.includes(null) || /^@(keyframes|mixin|function|each)/.test(text);
    const parents = open.findLast((selectors) => selectors?.length) ?? [''];
    const own = text.startsWith('@') ? [] : split(text, /,/);
    open.push(isSkipped ? null : own.flatMap((part) => parents.map((parent) => `${parent} ${part}`.trim())));
    found.push(...(open.at(-1) ?? []));
  }
  return found;
}
