import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Compilation, type Module } from 'webpack';

/** A package of which something is in the build. */
export interface Package {
  name: string;
  version: string;
  license: string;
  /** The texts of its licences; empty if it has none. */
  texts: string[];
}

interface BuildInfo {
  snapshot?: { getFileIterable: () => Iterable<string> };
}

const isSheet = (module: Module) => /\.s?css$/.test(module.nameForCondition() ?? '');

/** The files that a module is made of; a sheet has others in it, and fonts. */
const filesOf = (module: Module): readonly string[] => {
  if ('modules' in module) return (module.modules as Module[]).flatMap(filesOf);
  const { snapshot } = (module.buildInfo ?? {}) as BuildInfo;
  return [module.nameForCondition() ?? '', ...(isSheet(module) ? (snapshot?.getFileIterable() ?? []) : [])];
};

const WITHIN = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

function readPackage(folder: string): Package {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Package;
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
  return { name, version, license, texts: files.map((file) => readFileSync(path.join(folder, file), 'utf8').trim()) };
}

/** The packages of which webpack puts anything into the build: scripts, styles and fonts; by name. */
export function shippedPackages({ modules, chunkGraph }: Compilation): Package[] {
  // The module of a sheet is in no chunk, but the one that is made of it.
  const shipped = [...modules].filter((module) => isSheet(module) || chunkGraph.getNumberOfModuleChunks(module) > 0);
  const folders = new Set(shipped.flatMap(filesOf).flatMap((file) => WITHIN.exec(file)?.[1] ?? []));
  return [...folders]
    .filter((folder) => existsSync(path.join(folder, 'package.json')))
    .map(readPackage)
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
