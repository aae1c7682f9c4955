import { sectionAdditions, sectionViews, type Section } from '@/screen/section';
import { namedViews, type NamedView } from '@/screen/shell/namedViews';
import { shellOverlays, type Overlay } from '@/screen/shell/overlays';
import { read } from '@/lib/slots';
import { type SessionUser } from '@/services/session/session';
import { mayOpen } from '@/services/session/access';

/** An entry of the palette. Choosing it opens a section with the state `view`. */
export interface Command {
  kind: 'Sections' | 'Actions' | 'Kept' | 'Records';
  label: string;
  /** Shown beside the label: the section it opens, or what kind of record it is. */
  hint: string;
  /** Absent if the command opens no section. */
  section?: Pick<Section, 'path' | 'load'>;
  view?: object;
  /** A view that the person has named, in place of `view`. */
  kept?: NamedView;
  /** The overlay that it opens instead of a section. */
  overlay?: Overlay;
  /** Loads records that are searched too, instead of opening anything; the palette stays open. */
  load?: () => void;
}

/** The sections that this person may open, what can be added there, the views that are kept of them, and the overlays. */
export function commandsOf(user: SessionUser, sections: readonly Section[]): Command[] {
  const open = sections.filter((section) => mayOpen(user, section));
  return [
    ...open.map((section): Command => ({ kind: 'Sections', label: section.label, hint: 'Go to', section })),
    ...open.flatMap((section) => entriesOf('Sections', section, read(sectionViews, section.path))),
    ...open.flatMap((section) =>
      read(namedViews)
        .flatMap((viewsOf) => viewsOf(section.path, user.id))
        .map((kept): Command => ({ kind: 'Kept', label: kept.name, hint: section.label, section, kept })),
    ),
    ...open.flatMap((section) =>
      entriesOf('Actions', section, [...(section.additions ?? []), ...read(sectionAdditions, section.path)]),
    ),
    ...read(shellOverlays).flatMap((overlay): Command[] =>
      overlay.command ? [{ kind: 'Actions', ...overlay.command, overlay }] : [],
    ),
  ];
}

const entriesOf = (kind: Command['kind'], section: Section, entries: NonNullable<Section['additions']>) =>
  entries.map(({ label, view }): Command => ({ kind, label, hint: section.label, section, view }));
