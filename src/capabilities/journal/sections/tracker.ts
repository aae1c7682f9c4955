import { fill } from '@/lib/slots';
import { changesOf } from '../changesOf';

export const fills = [fill(changesOf, () => import(/* webpackChunkName: "tracker-dialogs" */ './trackerChanges'))];
