import { BoxArrowRight, ClockHistory } from 'react-bootstrap-icons';
import { Link, useLocation } from 'react-router-dom';
import { type SessionUser } from '@/services/session/session';
import { mayOpen } from '@/services/session/access';
import { prefetchScreen } from '../screens';
import { sectionAt, SECTIONS } from '../sections';
import { Brand } from './Brand';
import { SECTION_ICONS } from './sectionIcons';

interface Props {
  user: SessionUser;
  onNavigate: () => void;
  onShowJournal: () => void;
  onLogout: () => void;
}

/** Links to the sections that this person may open, the journal of the session, and Logout. */
export function Sidebar({ user, onNavigate, onShowJournal, onLogout }: Props) {
  const current = sectionAt(useLocation().pathname)?.path;
  return (
    <>
      <Brand />
      <nav className="nav" aria-label="Sections">
        {SECTIONS.filter((section) => mayOpen(user, section)).map((section) => {
          const { path, label } = section;
          const [Outline, Filled] = SECTION_ICONS[path];
          const isCurrent = path === current;
          return (
            <Link
              key={path}
              to={path}
              className={`nav-link ${isCurrent ? 'active' : ''}`}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={onNavigate}
              onPointerEnter={() => prefetchScreen(section)}
              onFocus={() => prefetchScreen(section)}
            >
              {isCurrent ? <Filled aria-hidden /> : <Outline aria-hidden />}
              {label}
            </Link>
          );
        })}
      </nav>
      <div className="foot">
        <button type="button" className="nav-link" aria-haspopup="dialog" onClick={onShowJournal}>
          <ClockHistory aria-hidden />
          What changed
        </button>
        <button type="button" className="nav-link" onClick={onLogout}>
          <BoxArrowRight aria-hidden />
          Logout
        </button>
      </div>
    </>
  );
}
