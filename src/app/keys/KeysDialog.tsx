import { useSelector } from 'react-redux';
import { Dialog } from '@/components/dialog/Dialog';
import { selectUser } from '@/services/session/sessionState';
import { mayOpen } from '@/services/session/access';
import { SCREENS } from '../sections';
import './keys.scss';

const GENERAL: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['Ctrl', 'K'], 'Command palette (⌘ K on a Mac)'],
  [['/'], 'Search box'],
  [['?'], 'This list'],
  [['Esc'], 'Close what is open'],
];

/** Lists the keyboard shortcuts; of the sections, only those that this person may open. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const user = useSelector(selectUser);
  const sections = SCREENS.filter((section) => user && mayOpen(user, section));
  const all = [...GENERAL, ...sections.map(({ key, label }) => [['g', key], label] as const)];
  return (
    <Dialog title="Keys" onClose={onClose}>
      <p className="meta">They rest while you type in a field.</p>
      <dl className="keys">
        {all.map(([keys, what]) => (
          <div key={keys.join(' ')}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
