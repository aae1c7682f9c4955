import { type Id } from '@/services/http/decode';
import { forgetKept, type KeptList } from './keptList';
import { keptMark } from './keptMark';

/** Of each person whether what they keep stays on this device when they sign out. */
export const keepsHere = keptMark('keep on this device');

const forgetPeople = (isWhose: (owner: string) => boolean) =>
  forgetKept(({ namesPeople, owner }) => namesPeople && isWhose(owner) && keepsHere.read(owner).length === 0);

/** At sign-out: forgets what the person keeps that may name people or their health, unless they chose to keep it. */
export const forgetPeopleOf = (person: Id) => forgetPeople((owner) => owner === String(person));

/** At sign-in: the same for everybody else, who may have left without signing out. */
export const forgetPeopleOfOthers = (person: Id) => forgetPeople((owner) => owner !== String(person));

/** Forgets all that this browser keeps for the person. */
export const forgetAllOf = (person: Id) => forgetKept(({ owner }) => owner === String(person));

/** For how long what was just written is kept: the end of a sentence such as `“X” is kept …`. */
export function keptWhere({ isHereOnly, namesPeople }: Omit<KeptList<unknown>, 'read' | 'write'>, owner: Id) {
  if (isHereOnly(owner)) return 'until this page is left, as this browser’s storage is full or blocked';
  const isForgotten = namesPeople && keepsHere.read(owner).length === 0;
  return isForgotten ? 'in this browser until you sign out' : 'in this browser';
}
