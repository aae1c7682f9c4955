import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { LateContext, UploadContext } from '@/components/dialog/callContexts';
import { focusClicked, keepFocus } from '@/components/layout/focus';
import { LazyDialog } from '@/components/lazy/LazyDialog';
import { useLazyOpen } from '@/components/lazy/useLazyOpen';
import { Loaded } from '@/components/lazy/Loaded';
import { whenIdle } from '@/components/lazy/whenIdle';
import { failedWith } from '@/components/dialog/failed';
import { ToastHost } from '@/components/notify/ToastHost';
import { TOAST_PLACE } from '@/components/notify/toastPlace';
import { HoldBackContext } from '@/components/menu/holdBack';
import { forgetPeopleOf, forgetPeopleOfOthers } from '@/screen/kept/onDevice';
import { useHoldBack } from '@/screen/navigation/AppRouterView';
import { type Id } from '@/services/http/decode';
import { lateChanges } from '@/services/http/lateChanges';
import { selectUser, sessionEnded } from '@/services/session/sessionState';
import { uploads } from '@/services/http/uploads';
import { SCREENS } from '../sections';
import { observeActions } from '../store';
import { ConnectionNotice, VersionNotice } from './notices';
import { background, drawer, loadShellPieces, logoutDialog } from './overlays';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';
import { useOverlays } from './useOverlays';
import { useRail } from './useRail';

/** How long the shell shows a toast, in milliseconds. */
const TOAST_MS = 3000;

/** The frame of every signed-in screen. */
export function Shell() {
  const user = useSelector(selectUser);
  const menu = useLazyOpen(drawer);
  const [isLoggingOut, setLoggingOut] = useState(false);
  const { isRail, toggleRail } = useRail();
  const holdBack = useHoldBack();
  const stopLoggingOut = () => setLoggingOut(false);
  const overlays = useOverlays(user);
  useForgetting(user?.id);
  useEffect(() => whenIdle(loadShellPieces), []);
  useEffect(focusClicked, []);
  if (!user) return null;
  const sidebar = (
    <Sidebar
      user={user}
      isRail={isRail}
      onRail={() => {
        menu.close();
        toggleRail();
      }}
      onNavigate={menu.close}
      onShow={(what) => {
        menu.close();
        overlays.show(what);
      }}
      onLogout={() => {
        menu.close();
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
        <TopBar user={user} onMenu={menu.open} onShow={overlays.show} />
        <ConnectionNotice />
        <VersionNotice />
        {/* After the notices, so that toasts are shown below them. */}
        <div className={TOAST_PLACE}>
          <ToastHost autoClose={TOAST_MS} />
        </div>
        <main ref={keepFocus} id="content" className="page" tabIndex={-1}>
          <UploadContext value={uploads}>
            <LateContext value={lateChanges}>
              <HoldBackContext value={holdBack}>
                <Outlet context={overlays.show} />
              </HoldBackContext>
            </LateContext>
          </UploadContext>
        </main>
      </div>
      <Loaded
        of={drawer}
        props={{ isOpen: menu.isOpen, onClose: menu.close, givesFocusBack: !isLoggingOut, children: sidebar }}
      />
      <Loaded of={background} props={{ onShow: overlays.show }} />
      {isLoggingOut && <LazyDialog of={logoutDialog} props={{ onClose: stopLoggingOut }} onFailure={stopLoggingOut} />}
      {overlays.open && (
        <Loaded
          key={overlays.open.failure}
          of={overlays.open.component}
          props={{ typed: overlays.typed, sections: SCREENS, onClose: overlays.close, onShow: overlays.show }}
          failed={failedWith(overlays.close)}
        />
      )}
    </div>
  );
}

/** Forgets what this browser keeps that names people: of the person who signs out, and of those who were here before. */
function useForgetting(person: Id | undefined) {
  useEffect(() => {
    if (person === undefined) return undefined;
    forgetPeopleOfOthers(person);
    return observeActions((action) => {
      if (sessionEnded.match(action)) forgetPeopleOf(person);
    });
  }, [person]);
}
