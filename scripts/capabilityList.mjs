/** The capabilities, by their folders and by their lines in src/app/capabilities.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const FOLDER = path.resolve('src/capabilities');
export const LIST = path.resolve('src/app/capabilities.ts');

export const capabilities = readdirSync(FOLDER);

const needsOf = (name) =>
  /needs: \[(.*)\]/.exec(readFileSync(path.join(FOLDER, name, 'manifest.ts'), 'utf8'))?.[1]?.match(/\w+/g) ?? [];

/** These and what needs them, however far. Throws for a name that no folder has. */
export function withDependents(names) {
  const unknown = names.find((name) => !capabilities.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no capability “${unknown}”. There are: ${capabilities.join(', ')}.`);
  const more = capabilities.filter(
    (name) => !names.includes(name) && needsOf(name).some((needed) => names.includes(needed)),
  );
  return more.length > 0 ? withDependents([...names, ...more]) : names;
}

/** The text of the list without their lines; where several stand in one, without their names. */
export const listWithout = (hidden, list) =>
  hidden.reduce(
    (text, name) =>
      text
        .replace(new RegExp(`^import .*/capabilities/${name}/.*\\n`, 'm'), '')
        .replace(new RegExp(`(?<=[[ ])${name}(, |,?(?=\\n|\\]))`), ''),
    list,
  );
