import { keptMark } from '@/screen/kept/keptMark';

/** Of each person whether they saw the tour. */
export const seenTours = keptMark('tour');
