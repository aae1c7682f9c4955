import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '@/services/session/sessionState';
import { keepViews, keptViews, onKeptViews, type KeptView } from './keptViews';

/** The views of a section that the signed-in person keeps, and what changes them. */
export function useKeptViews(path: string) {
  const owner = useSelector(selectUser)?.id ?? '';
  const views = useSyncExternalStore(onKeptViews, () => keptViews(owner, path));
  const change = (next: readonly KeptView[]) => keepViews(owner, path, next);
  return {
    views,
    /** Keeps a view, in the place of the one that had this name or `before`. */
    keep: (view: KeptView, before = view.name) => {
      const index = views.findIndex(({ name }) => name === before);
      change(index === -1 ? [...views, view] : views.map((each, other) => (other === index ? view : each)));
    },
    remove: (name: string) => change(views.filter((view) => view.name !== name)),
  };
}
