import { keptMark } from '@/screen/kept/keptMark';

/** Of each person whether they saw the tour. */
export const seenTours = keptMark('tour');

/** Of each person whether keys of one letter are off, such as for those who speak to the browser. */
export const lettersOff = keptMark('letter keys off');
