import { memo } from 'react';
import { BoxArrowRight, ChevronDoubleLeft, ChevronDoubleRight, ClockHistory } from 'react-bootstrap-icons';
import { useLocation } from 'react-router-dom';
import { Logo } from '@/components/brand/Logo';
import { Link } from '@/lib/Link';
import { settings } from '@/services/http/settings';
import { type SessionUser } from '@/services/session/session';
import { mayOpen } from '@/services/session/access';
import { prefetchScreen } from '../screens';
import { sectionAt, SECTIONS } from '../sections';

interface Props {
  user: SessionUser;
  /** Whether it is folded to icons, which is offered where there is little room. */
  isRail: boolean;
  onRail: () => void;
  onNavigate: () => void;
  onShowJournal: () => void;
  onLogout: () => void;
}

/** Links to the sections that this person may open, the journal of the session, and Logout. */
export function Sidebar({ user, isRail, onRail, onNavigate, onShowJournal, onLogout }: Props) {
  const current = sectionAt(useLocation().pathname)?.path;
  return (
    <>
      <Brand />
      <nav className="nav" aria-label="Sections">
        {SECTIONS.filter((section) => mayOpen(user, section)).map((section) => (
          <SectionLink
            key={section.path}
            section={section}
            isCurrent={section.path === current}
            onNavigate={onNavigate}
          />
        ))}
      </nav>
      <div className="foot">
        <button type="button" className="nav-link rail-button" aria-pressed={isRail} onClick={onRail}>
          {isRail ? <ChevronDoubleRight aria-hidden /> : <ChevronDoubleLeft aria-hidden />}
          <span className="nav-text">Icons only</span>
        </button>
        <button type="button" className="nav-link" aria-haspopup="dialog" onClick={onShowJournal}>
          <ClockHistory aria-hidden />
          <span className="nav-text">What changed</span>
        </button>
        <button type="button" className="nav-link" onClick={onLogout}>
          <BoxArrowRight aria-hidden />
          <span className="nav-text">Logout</span>
        </button>
      </div>
    </>
  );
}

interface SectionLinkProps {
  section: (typeof SECTIONS)[number];
  isCurrent: boolean;
  onNavigate: () => void;
}

/** Another section renders two of them again. */
const SectionLink = memo(function SectionLink({ section, isCurrent, onNavigate }: SectionLinkProps) {
  const {
    path,
    label,
    icons: [Outline, Filled],
  } = section;
  return (
    <Link
      to={path}
      className={`nav-link ${isCurrent ? 'active' : ''}`}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onNavigate}
      onPointerEnter={() => prefetchScreen(section)}
      onFocus={() => prefetchScreen(section)}
    >
      {isCurrent ? <Filled aria-hidden /> : <Outline aria-hidden />}
      <span className="nav-text">{label}</span>
    </Link>
  );
});

function Brand() {
  return (
    <div className="brand">
      <Logo />
      <span className="brand-name">{settings().productName}</span>
    </div>
  );
}

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
