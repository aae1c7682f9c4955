import { type SidebarPreviewProps } from '@/features/moderators/SidebarPreview';
import { mayOpen } from '../access';
import { SECTIONS } from '../sections';
import { SECTION_ICONS } from './sectionIcons';

/** The sidebar of a sub-admin with these modules (§6), as a list that leads nowhere. */
export function SidebarPreview({ modules }: SidebarPreviewProps) {
  const sections = SECTIONS.filter((section) => mayOpen({ role: 'Subadmin', modules }, section));
  return (
    <ul className="nav sidebar-preview" aria-label="Sidebar of this moderator">
      {sections.map(({ path, label }) => {
        const [Outline] = SECTION_ICONS[path];
        return (
          <li key={path} className="nav-link">
            <Outline aria-hidden />
            {label}
          </li>
        );
      })}
    </ul>
  );
}
