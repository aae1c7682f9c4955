import { useEffect } from 'react';
import { Bell, List, Search } from 'react-bootstrap-icons';
import { Link, useLocation } from 'react-router-dom';
import { Initials } from '@/components/avatar/Initials';
import { type SessionUser } from '@/services/session/session';
import { settings } from '@/services/http/settings';
import { fullName } from '@/services/names';
import { mayOpen } from '@/services/session/access';
import { PROFILE, sectionAt } from '../sections';
import { RefreshButton } from './RefreshButton';
import { ThemeSwitch } from './ThemeSwitch';

interface Props {
  user: SessionUser;
  onMenu: () => void;
  onPalette: () => void;
}

/** Shows the section's title, the palette's button, Refresh, the theme switch, the bell and the person's name. */
export function TopBar({ user, onMenu, onPalette }: Props) {
  const { pathname } = useLocation();
  const title = sectionAt(pathname)?.label ?? 'Page not found';
  const { productName } = settings();
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title, productName]);

  const who = (
    <>
      <Initials name={fullName(user)} />
      <span title={fullName(user)}>{fullName(user)}</span>
    </>
  );
  return (
    <header className="topbar">
      <button type="button" className="btn btn-quiet btn-icon menu-button" aria-label="Open menu" onClick={onMenu}>
        <List aria-hidden />
      </button>
      <h1>{title}</h1>
      <button
        type="button"
        className="btn btn-quiet btn-icon palette-button"
        aria-label="Command palette"
        title="Command palette (Ctrl+K)"
        onClick={onPalette}
      >
        <Search aria-hidden />
      </button>
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
