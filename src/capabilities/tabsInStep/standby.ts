import { backgroundComponents } from '@/screen/shell/standby';
import { fill } from '@/lib/slots';
import { TabsInStep } from './keepInStep';

export const fills = [fill(backgroundComponents, TabsInStep)];
