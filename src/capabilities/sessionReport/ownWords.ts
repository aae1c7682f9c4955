/** The words that the panel has itself; what is not among them may be somebody's. */
export const OWN_WORDS = __OWN_WORDS__;
