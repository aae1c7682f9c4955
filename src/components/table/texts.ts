/** The default texts of a data table. */
export const TABLE_TEXTS = {
  rowsPerPage: 'Rows per page:',
  rangeSeparator: 'of',
  noRecords: 'There are no records to display',
  loading: 'Loading...',
} as const;

/** The choices of rows per page; the first is the default. */
export const PAGE_SIZES = [10, 15, 20, 25, 30] as const;

/** Shown for a missing value. */
export const NO_VALUE = 'N/A';
