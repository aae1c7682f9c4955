/** The default texts of a data table (§9). */
export const TABLE_TEXTS = {
  rowsPerPage: 'Rows per page:',
  rangeSeparator: 'of',
  noRecords: 'There are no records to display',
  loading: 'Loading...',
} as const;
