/** §9: the length that text areas advertise; a longer text is kept. */
export const MAX_HINT = '10,000 max characters';
