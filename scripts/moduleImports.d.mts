export const IMPORTS: ReadonlyMap<string, readonly string[]>;
