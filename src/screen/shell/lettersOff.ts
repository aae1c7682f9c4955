import { keptMark } from '../kept/keptMark';

/** Of each person whether keys of one letter are off, such as for those who speak to the browser. */
export const lettersOff = keptMark('letter keys off');
