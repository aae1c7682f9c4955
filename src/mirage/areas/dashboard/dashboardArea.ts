import { type Area } from '../area';
import { dashboardHandlers } from './dashboardHandlers';

/** Counts the rows of other areas. */
export const dashboardArea = { factories: {}, handlers: [dashboardHandlers] } satisfies Area;
