import { ActionLink } from '@/lib/ActionLink';
import { read } from '@/lib/slots';
import { useListEvents, useListState } from './listContext';
import { headedViews } from './pageViews';

/** Leads to the views of the page's section, first in its head. `own` is the label of that which the address does not name. */
export function ViewLinks({ own }: { own: string }) {
  const { screen, events } = useListEvents();
  const others = read(headedViews, screen.path);
  const current = useListState(({ view }) => view);
  if (others.length === 0) return null;
  return (
    <nav className="views" aria-label="View">
      {[{ view: screen.defaults.view as string, label: own }, ...others].map(({ view, label }, index) => (
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
