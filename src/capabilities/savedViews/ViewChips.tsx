import { useLayoutEffect } from 'react';
import { NavigationType } from 'react-router-dom';
import { figure } from '@/components/format/number';
import { type OverListProps } from '@/screen/list/OverList';
import { useAppRouter } from '@/screen/navigation/routerContext';
import { addressOfView, isShown, showColumns } from './savedView';
import { useListViews } from './useListViews';
import './viewChips.scss';

/** The views that the person keeps, over the list; nothing without any. On a phone the View menu alone has them. */
export function ViewChips({ table, rows }: OverListProps) {
  const shown = useListViews(table);
  const { views, current, choose } = shown;
  useFirstView(shown);
  if (views.length === 0) return null;
  return (
    <div className="view-chips" role="group" aria-label="Saved views">
      {views.map((view) => (
        <button
          key={view.name}
          type="button"
          className="view-chip"
          aria-pressed={view === current}
          onClick={() => choose(view)}
        >
          <span className="clip">{view.name}</span>
          {view === current && rows !== null && <span className="figures">{rows && figure(rows().length)}</span>}
        </button>
      ))}
    </div>
  );
}

/**
 * Shows the view that opens first when the section is entered and neither its address nor what was shown there before
 * says otherwise. Back and a reload lead to what was there.
 */
function useFirstView({ screen, owner, stateNow, views, current }: ReturnType<typeof useListViews>) {
  const router = useAppRouter();
  useLayoutEffect(() => {
    const { location, historyAction } = router.state;
    // The page's first entry has the key `default`, unless it is shown again.
    const isBack = historyAction === NavigationType.Pop && location.key !== 'default';
    const isGiven = location.search || (location.state as { hidden?: unknown } | null)?.hidden;
    const first = views.find(({ isFirst }) => isFirst);
    if (!first || first === current || isBack || isGiven || !isShown(screen, stateNow(), '')) return;
    showColumns(owner, first);
    const address = addressOfView(screen, first);
    void router.navigate({ search: address.search }, { replace: true, state: { hidden: address.hidden, owner } });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when it is entered, and never again
  }, []);
}
