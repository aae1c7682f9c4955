import { BATCH_WORDS, BatchEntry } from '@/components/batch/BatchList';
import { titleOf } from '@/components/format/title';
import { type Batch } from '@/components/batch/batch';
import { effortOf } from '../workoutsView';
import { type Copied, type CopyItem } from './copyItems';

const WORDS = {
  ...BATCH_WORDS,
  running: 'Adding...',
  done: 'Added',
  skipped: 'Already there',
  unsent: 'Not added',
};

/** What will be added, and the result of each line. */
export function CopyLines({ batch: { phase, lines } }: { batch: Batch<Copied & Partial<CopyItem>> }) {
  return (
    <ul className="batch" aria-label="Exercises to add">
      {lines.map((line, index) => (
        <li key={index}>
          <BatchEntry line={line} phase={phase} words={WORDS}>
            <p className="about">{titleOf(line.item.name)}</p>
            <p className="meta figures">{[line.item.where, effortOf(line.item)].filter(Boolean).join(', ')}</p>
          </BatchEntry>
        </li>
      ))}
    </ul>
  );
}
