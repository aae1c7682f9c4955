export function withFiles(page: string): string;
export function slotRows(): string[][];
