import { useEffect, useId, useRef, useState } from 'react';
import { Grid1x2Fill, LayoutSidebar } from 'react-bootstrap-icons';
import { useHost } from '@/screen/host';
import { type Section } from '@/screen/section';
import { Brand } from '@/screen/shell/Brand';
import { mayOpen } from '@/services/session/access';
import './sidebarPreview.scss';

/** On demand, a preview of the sidebar that a sub-admin with these modules sees. */
export function SidebarPreview({ modules }: { modules: readonly string[] }) {
  const host = useHost();
  const [sections, setSections] = useState<readonly Section[]>([]);
  const [isShown, setShown] = useState(false);
  const preview = useRef<HTMLDivElement>(null);
  const id = useId();
  // Before it is asked for, so that it comes whole.
  useEffect(() => void host.sections().then(setSections), [host]);
  useEffect(() => {
    preview.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);

  return (
    <>
      <button
        type="button"
        className="btn btn-sm btn-outline-secondary"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        onClick={() => setShown(!isShown)}
      >
        <LayoutSidebar aria-hidden />
        Preview as this moderator
      </button>
      {isShown && (
        <div ref={preview} id={id} className="modules-preview">
          <Sidebar sections={sections} modules={modules} />
        </div>
      )}
    </>
  );
}

/** It has no links. */
function Sidebar({ sections, modules }: { sections: readonly Section[]; modules: readonly string[] }) {
  const person = { role: 'Subadmin', modules: [...modules] };
  return (
    <div className="sidebar sidebar-preview">
      <Brand />
      <ul className="nav" aria-label="Sidebar of this moderator">
        {sections.map((section) => {
          const { path, label, icon: Outline } = section;
          if (!Outline || !mayOpen(person, section)) return null;
          const isCurrent = path === '/dashboard';
          return (
            <li key={path} className={`nav-link ${isCurrent ? 'active' : ''}`}>
              {isCurrent ? <Grid1x2Fill aria-hidden /> : <Outline aria-hidden />}
              {label}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
