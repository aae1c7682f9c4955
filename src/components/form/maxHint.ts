/** The length that text areas advertise. It is not enforced: a longer text is kept. */
export const MAX_HINT = '10,000 max characters';
