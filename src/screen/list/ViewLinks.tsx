import { ActionLink } from '@/lib/ActionLink';
import { useListEvents, useListState } from './listContext';

interface Props {
  /** The views by their labels; the section's own comes first, and is not named in the address. */
  views: readonly (readonly [view: string, label: string])[];
}

/** Leads to the views of the page's section, first in its head. */
export function ViewLinks({ views }: Props) {
  const { screen, events } = useListEvents();
  const current = useListState(({ view }) => view);
  return (
    <nav className="views" aria-label="View">
      {views.map(([view, label], index) => (
        <ActionLink
          key={view}
          to={index === 0 ? screen.path : `${screen.path}?view=${view}`}
          aria-current={view === current ? 'page' : undefined}
          act={() => events.viewSelected(view)} // what else the person chose stays
        >
          {label}
        </ActionLink>
      ))}
    </nav>
  );
}
