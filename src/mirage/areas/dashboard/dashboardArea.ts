import { type Area } from '../area';
import { dashboardHandlers } from './dashboardHandlers';

export const dashboardArea = { factories: {}, handlers: [dashboardHandlers] } satisfies Area;
