const DAY_MS = 86_400_000;

/** The viewer's calendar day of a time in milliseconds since 1970, counted in days from 1970; NaN for a time that is none. */
export const localDay = (time: number) => Math.floor((time - new Date(time).getTimezoneOffset() * 60_000) / DAY_MS);
