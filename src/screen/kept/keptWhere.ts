import { type Id } from '@/services/http/decode';
import { type KeptList } from './keptList';
import { keepsHere } from './onDevice';

/** For how long what was just written is kept: the end of a sentence such as `“X” is kept …`. */
export function keptWhere({ isHereOnly, namesPeople }: Omit<KeptList<unknown>, 'read' | 'write'>, owner: Id) {
  if (isHereOnly(owner)) return 'until this page is left, as this browser’s storage is full or blocked';
  const isForgotten = namesPeople && keepsHere.read(owner).length === 0;
  return isForgotten ? 'in this browser until you sign out' : 'in this browser';
}
