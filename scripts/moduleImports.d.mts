export const IMPORTS: ReadonlyMap<string, readonly string[]>;
export function closureOf(file: string): ReadonlySet<string>;
