import { memo } from 'react';
import { BoxArrowRight, ChevronDoubleLeft, ChevronDoubleRight } from 'react-bootstrap-icons';
import { useLocation } from 'react-router-dom';
import { AllOf } from '@/components/error/AllOf';
import { Link } from '@/lib/Link';
import { Brand } from '@/screen/shell/Brand';
import { sidebarButtons } from '@/screen/shell/buttons';
import { type Show } from '@/screen/shell/overlays';
import { read } from '@/lib/slots';
import { type SessionUser } from '@/services/session/session';
import { mayOpen } from '@/services/session/access';
import { prefetchScreen, screenAt } from '../screens';
import { sectionAt, SECTIONS } from '../sections';

interface Props {
  user: SessionUser;
  /** Whether it is folded to icons, which is offered where there is little room. */
  isRail: boolean;
  onRail: () => void;
  onNavigate: () => void;
  onShow: Show;
  onLogout: () => void;
}

/** Links to the sections that this person may open, the capabilities' buttons, and Logout. */
export function Sidebar({ user, isRail, onRail, onNavigate, onShow, onLogout }: Props) {
  return (
    <>
      <Brand />
      <Sections user={user} onNavigate={onNavigate} />
      <div className="foot">
        <button type="button" className="nav-link rail-button" aria-pressed={isRail} onClick={onRail}>
          {isRail ? <ChevronDoubleRight aria-hidden /> : <ChevronDoubleLeft aria-hidden />}
          <span className="nav-text">Icons only</span>
        </button>
        <AllOf of={read(sidebarButtons)} props={{ onShow }} />
        <button type="button" className="nav-link" onClick={onLogout}>
          <BoxArrowRight aria-hidden />
          <span className="nav-text">Logout</span>
        </button>
      </div>
    </>
  );
}

function Sections({ user, onNavigate }: Pick<Props, 'user' | 'onNavigate'>) {
  const current = sectionAt(useLocation().pathname)?.path;
  return (
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
  );
}

interface SectionLinkProps {
  section: (typeof SECTIONS)[number];
  isCurrent: boolean;
  onNavigate: () => void;
}

/** Another section renders two of them again. */
const SectionLink = memo(function SectionLink({ section, isCurrent, onNavigate }: SectionLinkProps) {
  const { path, label, icon } = section;
  const Icon = (isCurrent && screenAt(path)?.icon) || icon;
  return (
    <Link
      to={path}
      className={`nav-link ${isCurrent ? 'active' : ''}`}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onNavigate}
      onPointerEnter={() => prefetchScreen(section)}
      onFocus={() => prefetchScreen(section)}
    >
      <Icon aria-hidden />
      <span className="nav-text">{label}</span>
    </Link>
  );
});
