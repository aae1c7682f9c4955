import { readWords } from '../../scripts/readWords';

export const OWN_WORDS = readWords();
