import { type UnknownAction } from '@reduxjs/toolkit';
import { type MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';

interface Props<View extends string> {
  /** The section's address. */
  path: string;
  /** The views by their labels; the section's own comes first, and is not named in the address. */
  views: readonly (readonly [view: View, label: string])[];
  current: View;
  chosen: (view: View) => UnknownAction;
}

/** Leads to the views of a section, first in the page's head. */
export function ViewLinks<View extends string>({ path, views, current, chosen }: Props<View>) {
  const dispatch = useDispatch();
  // What else the person chose stays, which these addresses do not contain.
  const open = (event: MouseEvent, view: View) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    dispatch(chosen(view));
  };
  return (
    <nav className="views" aria-label="View">
      {views.map(([view, label], index) => (
        <Link
          key={view}
          to={index === 0 ? path : `${path}?view=${view}`}
          aria-current={view === current ? 'page' : undefined}
          onClick={(event) => open(event, view)}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
