import { fill } from '@/lib/slots';
import { timeTravels } from '@/screen/timeTravel';
import { makeTravel } from './travel';

export const fills = [fill(timeTravels, makeTravel)];
