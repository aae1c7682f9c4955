import { useSelector } from 'react-redux';
import { Dialog } from '@/components/dialog/Dialog';
import { selectUser } from '@/services/session/sessionState';
import { mayOpen } from '@/services/session/access';
import { COMMUNITY_KEYS } from '@/features/community/keys';
import { communitySection } from '@/features/community/section';
import { USERS_KEYS } from '@/features/users/keys';
import { usersSection } from '@/features/users/section';
import { WORKOUTS_KEYS } from '@/features/workouts/keys';
import { workoutsSection } from '@/features/workouts/section';
import { SCREENS } from '../sections';
import './keys.scss';

type Shortcuts = readonly (readonly [keys: readonly string[], what: string])[];

const GENERAL: Shortcuts = [
  [['Ctrl', 'K'], 'Command palette (⌘ K on a Mac)'],
  [['/'], 'Search box'],
  [['?'], 'This list'],
  [['Esc'], 'Close what is open'],
];

/** What sections listen to themselves. Not in their declarations, which are a part of every visit. */
const OF_SECTIONS: Partial<Record<string, Shortcuts>> = {
  [usersSection.path]: USERS_KEYS,
  [communitySection.path]: COMMUNITY_KEYS,
  [workoutsSection.path]: WORKOUTS_KEYS,
};

/** Lists the keyboard shortcuts; of the sections, only those that this person may open. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const user = useSelector(selectUser);
  const sections = SCREENS.filter((section) => user && mayOpen(user, section));
  const all = [
    ...GENERAL,
    ...sections.flatMap(({ path }) => OF_SECTIONS[path] ?? []),
    ...sections.map(({ key, label }) => [['g', key], label] as const),
  ];
  return (
    <Dialog title="Keys" onClose={onClose}>
      <p className="meta">They rest while you type in a field.</p>
      <dl className="keys">
        {all.map(([keys, what]) => (
          <div key={what}>
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
