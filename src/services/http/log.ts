/* eslint-disable no-console -- the one place that writes to the console */

type Details = Record<string, string | number>;

export interface Warning {
  event: string;
  details: Details;
  /** What was thrown, where it is about that. */
  error?: unknown;
}

const hearers: ((warning: Warning) => void)[] = [];

/** Adds somebody who hears of warnings beside the console. */
export const onWarning = (hear: (warning: Warning) => void) => void hearers.push(hear);

/** The app's logger. Never pass it a body, a token or a password. */
export const log = {
  info(event: string, details: Details = {}) {
    console.info(event, details);
  },
  warn(event: string, details: Details = {}, error?: unknown) {
    console.warn(event, details);
    hearers.forEach((hear) => hear({ event, details, error }));
  },
};
