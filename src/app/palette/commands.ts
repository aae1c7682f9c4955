import { type SessionUser } from '@/services/session';
import { mayOpen } from '../access';
import { SCREENS, type SectionPath } from '../sections';
import { type EntryState } from '../urlState';

/** Something that the palette offers; choosing it goes to an address. */
export interface Command {
  kind: 'Sections' | 'Actions' | 'Records';
  label: string;
  /** Where it leads or what it is, beside the label. */
  hint: string;
  to: string;
  /** What the address must not name. */
  state?: EntryState;
}

/** In place of an address: the drawer of this session's calls. */
export const SHOW_CALLS: Command = { kind: 'Actions', label: 'Show calls', hint: 'Diagnostics', to: '#calls' };

/** What can be added on a section, by the address of its dialog. */
const ACTIONS: Partial<Record<SectionPath, readonly (readonly [label: string, query: string])[]>> = {
  '/users': [
    ['Add user', 'dialog=add'],
    ['Import', 'dialog=import'],
  ],
  '/tracker': [
    ['Add HighLights', 'dialog=add'],
    ['Add Habits', 'tab=habits&dialog=add'],
  ],
  '/recipes': [['Add Recipe', 'dialog=add']],
  '/diet-plans': [['Add Diet Plan', 'dialog=add']],
  '/workouts': [
    ['Add Week', 'dialog=addWeeks'],
    ['Add Work-Out', 'dialog=addWorkout'],
    ['Add Exercise', 'dialog=addExercise'],
  ],
  '/community': [['Add Group', 'dialog=addGroup']],
  '/supplements': [
    ['Add Supplement', 'dialog=add'],
    ['Add Folder', 'dialog=addFolder'],
  ],
  '/moderators': [['Add Moderators', 'dialog=add']],
  '/notifications': [
    ['Send New Notification', 'dialog=add'],
    ['Create Folder', 'dialog=addFolder'],
  ],
  '/plans': [['Create New Plan', 'dialog=add']],
  '/payments': [
    ['Add Payment Method', 'dialog=add'],
    ['Add Category', 'dialog=addCategory'],
  ],
  '/banners': [['Add Banner', 'dialog=add']],
  '/how-to-use': [
    ['Add Content', 'dialog=add'],
    ['Add Category', 'dialog=addCategory'],
  ],
  '/profile': [['Edit Profile', 'dialog=edit']],
};

/** The sections that this person may open, and what they may add there. */
export function commandsOf(user: SessionUser): Command[] {
  const open = SCREENS.filter((section) => mayOpen(user, section));
  return [
    ...open.map(({ path, label }): Command => ({ kind: 'Sections', label, hint: 'Go to', to: path })),
    ...open.flatMap(({ path, label: hint }) =>
      (ACTIONS[path] ?? []).map(([label, query]): Command => ({
        kind: 'Actions',
        label,
        hint,
        to: `${path}?${query}`,
      })),
    ),
    SHOW_CALLS,
  ];
}
