import { type UnknownAction } from '@reduxjs/toolkit';
import { type Id } from '@/services/http/decode';
import { slot } from '@/lib/slots';

/** A round whose changes can be put back, or were. */
export interface NotedRound {
  id: number;
  steps: readonly { id: Id; isUndone: boolean }[];
  /** Why not all of it could be put back; empty if nothing is to be said. */
  note: string;
  isUndoing: boolean;
  /** When all of it was put back, in milliseconds since 1970; null before that. */
  undoneAt: number | null;
}

/** What knows the rounds of this session. */
interface RoundUndo {
  /** The round that was made since then, in milliseconds since 1970; none before its first call was noted. */
  select: (since: number) => (state: object) => NotedRound | undefined;
  /** Puts back what the round with this id changed. */
  asked: (id: number) => UnknownAction;
}

export const roundUndo = slot<RoundUndo>('roundUndo');
