export function portFrom(asked: string, host: string, advice: (port: number) => string): Promise<number>;
