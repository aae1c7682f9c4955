import { fill } from '@/lib/slots';
import { idleStarts } from '@/screen/shell/standby';
import { preparePaper } from './paper';

export const fills = [fill(idleStarts, preparePaper)];
