import { backgroundComponents } from '@/screen/shell/standby';
import { undoAsked } from './changes';
import { selectRound } from './journalState';
import { roundUndo } from '@/screen/record/roundUndo';
import { fill } from '@/lib/slots';
import { JournalRecorder } from './recorder';

export const fills = [
  fill(backgroundComponents, JournalRecorder),
  fill(roundUndo, { select: selectRound, asked: undoAsked }),
];
