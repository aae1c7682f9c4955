import { backgroundComponents } from '@/screen/shell/standby';
import { fill } from '@/screen/slots';
import { TabsInStep } from './keepInStep';

export const fills = [fill(backgroundComponents, TabsInStep)];
