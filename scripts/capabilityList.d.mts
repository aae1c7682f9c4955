export const capabilities: readonly string[];
export const LIST: string;
export function withDependents(names: readonly string[]): readonly string[];
