/** A flag as the wire has it (§9). */
export type YesNo = 'Y' | 'N';
