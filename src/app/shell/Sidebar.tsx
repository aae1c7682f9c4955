import { BoxArrowRight } from 'react-bootstrap-icons';
import { NavLink } from 'react-router-dom';
import { type SessionUser } from '@/services/session';
import { mayOpen } from '../access';
import { prefetchScreen } from '../screens';
import { SECTIONS } from '../sections';
import { Brand } from './Brand';
import { SECTION_ICONS } from './sectionIcons';

interface Props {
  user: SessionUser;
  onNavigate: () => void;
  onLogout: () => void;
}

/** The sections that this person may open (§6), and Logout. */
export function Sidebar({ user, onNavigate, onLogout }: Props) {
  return (
    <>
      <Brand />
      <nav className="nav" aria-label="Sections">
        {SECTIONS.filter((section) => mayOpen(user, section)).map(({ path, label }) => {
          const [Outline, Filled] = SECTION_ICONS[path];
          return (
            <NavLink
              key={path}
              to={path}
              className="nav-link"
              onClick={onNavigate}
              onPointerEnter={() => prefetchScreen(path)}
              onFocus={() => prefetchScreen(path)}
            >
              {({ isActive }) => (
                <>
                  {isActive ? <Filled aria-hidden /> : <Outline aria-hidden />}
                  {label}
                </>
              )}
            </NavLink>
          );
        })}
      </nav>
      <div className="foot">
        <button type="button" className="nav-link" onClick={onLogout}>
          <BoxArrowRight aria-hidden />
          Logout
        </button>
      </div>
    </>
  );
}
