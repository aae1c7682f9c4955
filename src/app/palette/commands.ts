import { type Section } from '@/screen/section';
import { type SessionUser } from '@/services/session/session';
import { mayOpen } from '../access';
import { SCREENS } from '../sections';

/** Something that the palette offers; choosing it goes to a section, with `view` in that state. */
export interface Command {
  kind: 'Sections' | 'Actions' | 'Records';
  label: string;
  /** Where it leads or what it is, beside the label. */
  hint: string;
  /** Absent where the command opens something else. */
  section?: Pick<Section, 'path' | 'load'>;
  view?: object;
}

/** Opens the drawer of this session's calls. */
export const SHOW_CALLS: Command = { kind: 'Actions', label: 'Show calls', hint: 'Diagnostics' };

/** The sections that this person may open, and what they may add there. */
export function commandsOf(user: SessionUser): Command[] {
  const open: readonly Section[] = SCREENS.filter((section) => mayOpen(user, section));
  return [
    ...open.map((section): Command => ({ kind: 'Sections', label: section.label, hint: 'Go to', section })),
    ...open.flatMap((section) =>
      (section.additions ?? []).map(({ label, view }): Command => ({
        kind: 'Actions',
        label,
        hint: section.label,
        section,
        view,
      })),
    ),
    SHOW_CALLS,
  ];
}
