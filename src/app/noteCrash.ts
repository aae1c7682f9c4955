import { log } from '@/services/http/log';

/** What the error boundaries tell the log. */
export const noteCrash = (error: unknown) =>
  log.warn('screen crashed', { reason: error instanceof Error ? error.message : String(error) });
