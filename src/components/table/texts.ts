/** What stands for rows that are loading. */
export const LOADING = 'Loading...';

/** The choices of rows per page; the first is the default. */
export const PAGE_SIZES = [10, 15, 20, 25, 30] as const;

/** Shown for a missing value. */
export const NO_VALUE = 'N/A';
