import { mayOpen } from '@/services/session/access';
import { SECTIONS } from '../sections';
import { Brand } from './Brand';

/** A preview, without links, of the sidebar that a sub-admin with these modules sees. */
export function SidebarPreview({ modules }: { modules: readonly string[] }) {
  const person = { role: 'Subadmin', modules: [...modules] };
  return (
    <div className="sidebar sidebar-preview">
      <Brand />
      <ul className="nav" aria-label="Sidebar of this moderator">
        {SECTIONS.filter((section) => mayOpen(person, section)).map(({ path, label, icons: [Outline, Filled] }) => {
          const isCurrent = path === '/dashboard';
          return (
            <li key={path} className={`nav-link ${isCurrent ? 'active' : ''}`}>
              {isCurrent ? <Filled aria-hidden /> : <Outline aria-hidden />}
              {label}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
