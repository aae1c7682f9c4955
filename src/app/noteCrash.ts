import { log } from '@/services/http/log';

/** Logs what an error boundary has caught. */
export const noteCrash = (error: unknown) =>
  log.warn('screen crashed', { reason: error instanceof Error ? error.message : String(error) }, error);
