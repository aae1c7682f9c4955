import { titleOf } from '@/components/format/title';
import { type Ledger } from '@/components/ledger/ledger';
import { LEDGER_WORDS, LedgerEntry } from '@/components/ledger/LedgerEntry';
import { effortOf } from '../workoutsView';
import { type CopyItem } from './copyItems';

const WORDS = {
  ...LEDGER_WORDS,
  running: 'Adding...',
  done: 'Added',
  skipped: 'Already there',
  unsent: 'Not added',
};

/** What will be added, and what became of each line. */
export function CopyLines({ ledger: { phase, lines } }: { ledger: Ledger<CopyItem> }) {
  return (
    <ul className="ledger" aria-label="Exercises to add">
      {lines.map((line) => (
        <li key={line.item.id}>
          <LedgerEntry line={line} phase={phase} words={WORDS}>
            <p className="about">{titleOf(line.item.name)}</p>
            <p className="meta figures">{effortOf(line.item)}</p>
          </LedgerEntry>
        </li>
      ))}
    </ul>
  );
}
