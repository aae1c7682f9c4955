import { accessSync, constants } from 'node:fs';
import path from 'node:path';

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of the named programs on this machine, or of those paths, or undefined. If one was chosen, only that. */
export function findProgram(names, chosen, paths = []) {
  if (chosen) return isProgram(chosen) ? chosen : undefined;
  const folders = [...new Set(['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter), '/snap/bin'])];
  const programs = names.flatMap((name) => folders.filter(Boolean).map((folder) => path.join(folder, name)));
  return [...programs, ...paths].find(isProgram);
}
