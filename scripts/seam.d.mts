type Imports = ReadonlyMap<string, readonly string[]>;
export const SLOT: RegExp;
export const FILL: RegExp;
export function isProduction(file: string): boolean;
export function capabilityOf(file: string): string | undefined;
export function importersOfCapabilities(imports: Imports): string[];
export function importedCapabilities(imports: Imports): Map<string, string[]>;
export function unreadSlots(sources: Iterable<readonly [file: string, code: string]>): string[];
