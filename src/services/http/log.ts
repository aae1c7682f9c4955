/* eslint-disable no-console -- the one place that writes to the console */

/** The app's logger. Never pass it a body, a token or a password. */
export const log = {
  info(event: string, details: Record<string, string | number> = {}) {
    console.info(event, details);
  },
  warn(event: string, details: Record<string, string | number> = {}) {
    console.warn(event, details);
  },
};
