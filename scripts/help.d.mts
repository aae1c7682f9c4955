export function helpOf(script: string): void;
