import { type Area } from '../area';
import { profileHandlers } from './profileHandlers';

export const profileArea = { factories: {}, handlers: [profileHandlers] } satisfies Area;
