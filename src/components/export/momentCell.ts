import { formatDateTime } from '../format/date';
import { type Cell } from './table';

/** A date and time as lists show it; empty if it is not known. */
export const momentCell = (moment: string): Cell => moment && formatDateTime(moment);
