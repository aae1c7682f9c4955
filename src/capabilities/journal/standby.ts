import { backgroundComponents } from '@/screen/shell/standby';
import { fill } from '@/lib/slots';
import { JournalRecorder } from './recorder';

export const fills = [fill(backgroundComponents, JournalRecorder)];
