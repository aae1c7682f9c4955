/** A flag in the API's format. */
export type YesNo = 'Y' | 'N';
