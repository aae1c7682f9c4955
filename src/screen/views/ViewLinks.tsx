import { type UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { ActionLink } from '@/lib/ActionLink';

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
  return (
    <nav className="views" aria-label="View">
      {views.map(([view, label], index) => (
        <ActionLink
          key={view}
          to={index === 0 ? path : `${path}?view=${view}`}
          aria-current={view === current ? 'page' : undefined}
          act={() => dispatch(chosen(view))} // what else the person chose stays
        >
          {label}
        </ActionLink>
      ))}
    </nav>
  );
}
