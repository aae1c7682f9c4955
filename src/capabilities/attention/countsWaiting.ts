import { keptMark } from '@/screen/kept/keptMark';

/** Of each person whether they pressed `Count what waits` in this browser, after which it is counted by itself. */
export const countsWaiting = keptMark('count what waits');
