import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/components/error/ErrorBoundary';
import { keepFocus } from '@/components/layout/keepFocus';
import { ToastHost } from '@/components/notify/ToastHost';
import { selectUser } from '@/services/sessionState';
import { noteCrash } from '../noteCrash';
import { ConnectionNotice } from './ConnectionNotice';
import { Drawer } from './Drawer';
import { LogoutDialog } from './LogoutDialog';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';
import { VersionNotice } from './VersionNotice';

/** §2: toasts close by themselves after 3 s in the shell. */
const TOAST_MS = 3000;

/** The frame of every signed-in screen (§2 Shell layout). */
export function Shell() {
  const user = useSelector(selectUser);
  const { pathname } = useLocation();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isLoggingOut, setLoggingOut] = useState(false);
  if (!user) return null;
  const sidebar = (
    <Sidebar
      user={user}
      onNavigate={() => setDrawerOpen(false)}
      onLogout={() => {
        setDrawerOpen(false);
        setLoggingOut(true);
      }}
    />
  );
  return (
    <div className="shell">
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <aside className="sidebar">{sidebar}</aside>
      <div className="main">
        <TopBar user={user} onMenu={() => setDrawerOpen(true)} />
        <ConnectionNotice />
        <VersionNotice />
        <main ref={keepFocus} id="content" className="page" tabIndex={-1}>
          <ErrorBoundary resetKey={pathname} onError={noteCrash}>
            <Outlet />
          </ErrorBoundary>
        </main>
      </div>
      <Drawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} givesFocusBack={!isLoggingOut}>
        {sidebar}
      </Drawer>
      {isLoggingOut && <LogoutDialog onClose={() => setLoggingOut(false)} />}
      <ToastHost autoClose={TOAST_MS} />
    </div>
  );
}
