import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '@/services/session/sessionState';
import { onKept, type KeptList } from './keptList';

/** What the signed-in person keeps of a list, and what replaces it. */
export function useKeptList<Item>(list: KeptList<Item>) {
  const owner = useSelector(selectUser)?.id ?? '';
  const items = useSyncExternalStore(onKept, () => list.read(owner));
  return [items, (next: readonly Item[]) => list.write(owner, next)] as const;
}
