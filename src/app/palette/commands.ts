import { keptViews, type KeptView } from '@/screen/kept/keptViews';
import { type Section } from '@/screen/section';
import { type SessionUser } from '@/services/session/session';
import { mayOpen } from '@/services/session/access';
import { SCREENS } from '../sections';

/** What can open over any screen. */
export type OverlayName = 'palette' | 'help' | 'tour' | 'calls' | 'journal' | 'report';

/** An entry of the palette. Choosing it opens a section with the state `view`. */
export interface Command {
  kind: 'Sections' | 'Actions' | 'Kept' | 'Records';
  label: string;
  /** Shown beside the label: the section it opens, or what kind of record it is. */
  hint: string;
  /** Absent if the command opens no section. */
  section?: Pick<Section, 'path' | 'load'>;
  view?: object;
  /** A view that the person keeps, in place of `view`. */
  kept?: KeptView;
  /** The overlay that it opens instead of a section. */
  overlay?: OverlayName;
  /** Loads records that are searched too, instead of opening anything; the palette stays open. */
  load?: () => void;
}

/** The commands that open something other than a section. */
const SHOW_HELP: Command = { kind: 'Actions', label: 'Help', hint: 'This screen and its keys', overlay: 'help' };
const SHOW_TOUR: Command = { kind: 'Actions', label: 'Tour', hint: 'The panel in five steps', overlay: 'tour' };
const SHOW_JOURNAL: Command = { kind: 'Actions', label: 'What changed', hint: 'This session', overlay: 'journal' };
const SHOW_CALLS: Command = { kind: 'Actions', label: 'Show calls', hint: 'Diagnostics', overlay: 'calls' };
const SAVE_REPORT: Command = {
  kind: 'Actions',
  label: 'Save a report of what happened',
  hint: 'Do',
  overlay: 'report',
};

/** The sections that this person may open, what can be added there, and the views that are kept of them. */
export function commandsOf(user: SessionUser): Command[] {
  const open: readonly Section[] = SCREENS.filter((section) => mayOpen(user, section));
  return [
    ...open.map((section): Command => ({ kind: 'Sections', label: section.label, hint: 'Go to', section })),
    ...open.flatMap((section) => entriesOf('Sections', section, section.views)),
    ...open.flatMap((section) =>
      keptViews(section.path)
        .read(user.id)
        .map((kept): Command => ({ kind: 'Kept', label: kept.name, hint: section.label, section, kept })),
    ),
    ...open.flatMap((section) => entriesOf('Actions', section, section.additions)),
    SHOW_HELP,
    SHOW_TOUR,
    SHOW_JOURNAL,
    SHOW_CALLS,
    SAVE_REPORT,
  ];
}

const entriesOf = (kind: Command['kind'], section: Section, entries: Section['views'] = []) =>
  entries.map(({ label, view }): Command => ({ kind, label, hint: section.label, section, view }));
