import { backgroundComponents } from '@/screen/shell/standby';
import { fill } from '@/screen/slots';
import { JournalRecorder } from './recorder';

export const fills = [fill(backgroundComponents, JournalRecorder)];
