export const FOLDER: string;
export const LIST: string;
export const capabilities: readonly string[];
export function withDependents(names: readonly string[]): readonly string[];
export function listWithout(hidden: readonly string[], list: string): string;
