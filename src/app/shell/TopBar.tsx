import { useEffect, useState } from 'react';
import { Bell, List, MoonStars, Sun, ArrowClockwise } from 'react-bootstrap-icons';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { AllOf } from '@/components/error/AllOf';
import { Initials } from '@/components/avatar/Initials';
import { Link } from '@/lib/Link';
import { topBarButtons } from '@/screen/shell/buttons';
import { type Show } from '@/screen/shell/overlays';
import { read } from '@/lib/slots';
import { refreshAsked, refreshed, selectHasFailedLoad } from '@/services/http/refresh';
import { type SessionUser } from '@/services/session/session';
import { settings } from '@/services/http/settings';
import { fullName } from '@/services/names';
import { mayOpen } from '@/services/session/access';
import { useAppDispatch } from '../hooks';
import { PROFILE, sectionAt } from '../sections';
import { selectTheme, themeChosen } from '../theme';
import { IconButton } from '@/components/button/IconButton';

interface Props {
  user: SessionUser;
  onMenu: () => void;
  onShow: Show;
}

/** Shows the section's title, the capabilities' buttons, Refresh, the theme switch, the bell and the person's name. */
export function TopBar({ user, onMenu, onShow }: Props) {
  const who = (
    <>
      <Initials name={fullName(user)} />
      <span title={fullName(user)}>{fullName(user)}</span>
    </>
  );
  return (
    <header className="topbar">
      <IconButton icon={List} label="Open menu" className="menu-button" onClick={onMenu} />
      <Title />
      <AllOf of={read(topBarButtons)} props={{ onShow }} />
      <RefreshButton />
      <ThemeSwitch />
      {mayOpen(user, { module: 'Notifications' }) && (
        <Link
          className="btn btn-quiet btn-icon bell"
          to="/notifications"
          aria-label="Notifications"
          title="Notifications"
        >
          <Bell aria-hidden />
        </Link>
      )}
      {mayOpen(user, PROFILE) ? (
        <Link className="btn btn-quiet who" to={PROFILE.path}>
          {who}
        </Link>
      ) : (
        <span className="btn who static">{who}</span>
      )}
    </header>
  );
}

function Title() {
  const { pathname } = useLocation();
  const title = sectionAt(pathname)?.label ?? 'Page not found';
  const { productName } = settings();
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title, productName]);
  return <h1 aria-live="polite">{title}</h1>;
}

function ThemeSwitch() {
  const dispatch = useAppDispatch();
  const isDark = useSelector(selectTheme) === 'dark';
  const label = isDark ? 'Switch to light theme' : 'Switch to dark theme';
  return (
    <IconButton
      icon={isDark ? Sun : MoonStars}
      label={label}
      title={label}
      onClick={() => dispatch(themeChosen(isDark ? 'light' : 'dark'))}
    />
  );
}

/**
 * Refetches the data of the screen, as happens without a click when the browser is back online. Its mark says that a
 * part of the screen failed to load, because the screen itself does not say so (docs/behaviour.md).
 */
function RefreshButton() {
  const dispatch = useAppDispatch();
  const hasFailed = useSelector(selectHasFailedLoad);
  const [isTipShown, setTipShown] = useState(false);
  const press = () => {
    dispatch(refreshAsked());
    void dispatch(refreshed());
  };
  useEffect(() => {
    const refresh = () => void dispatch(refreshed());
    window.addEventListener('online', refresh);
    return () => window.removeEventListener('online', refresh);
  }, [dispatch]);
  const showTip = () => setTipShown(true);
  const hideTip = () => setTipShown(false);
  return (
    <span className="tip-anchor" onPointerEnter={showTip} onPointerLeave={hideTip} onFocus={showTip} onBlur={hideTip}>
      <button
        type="button"
        className="btn btn-quiet btn-icon refresh"
        aria-label={hasFailed ? 'Refresh: some of this page did not load' : 'Refresh'}
        onClick={press}
        onKeyDown={({ key }) => key === 'Escape' && hideTip()}
      >
        <ArrowClockwise aria-hidden />
        {hasFailed && <span className="dot" />}
      </button>
      {isTipShown && (
        <span className="tip" aria-hidden>
          <b>Refresh</b>
          {hasFailed && <span>Some of this page did not load</span>}
        </span>
      )}
    </span>
  );
}
