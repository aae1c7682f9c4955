import { useSyncExternalStore } from 'react';
import { onKept, type KeptList } from './keptList';
import { useOwner } from '@/services/session/useSession';

/** What the signed-in person keeps of a list, and what replaces it. */
export function useKeptList<Item>(list: KeptList<Item>) {
  const owner = useOwner();
  const items = useSyncExternalStore(onKept, () => list.read(owner));
  return [items, (next: readonly Item[]) => list.write(owner, next)] as const;
}
