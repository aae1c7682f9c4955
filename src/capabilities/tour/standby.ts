import { backgroundComponents } from '@/screen/shell/standby';
import { fill } from '@/lib/slots';
import { FirstTour } from './FirstTour';

export const fills = [fill(backgroundComponents, FirstTour)];
