import { ActionLink } from '@/lib/ActionLink';
import { read } from '@/lib/slots';
import { useListEvents, useListState } from './listContext';
import { headedViews } from './pageViews';

interface Props {
  /** The label of the section's own view, which the address does not name. */
  own: string;
  /** The other views by their labels, where no capability adds them. */
  views?: readonly (readonly [view: string, label: string])[];
}

/** Leads to the views of the page's section, first in its head. */
export function ViewLinks({ own, views = [] }: Props) {
  const { screen, events } = useListEvents();
  const added = read(headedViews, screen.path).map((each) => [each.view, each.label] as const);
  const others = [...views, ...added];
  const current = useListState(({ view }) => view);
  if (others.length === 0) return null;
  return (
    <nav className="views" aria-label="View">
      {[[screen.defaults.view as string, own] as const, ...others].map(([view, label], index) => (
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
