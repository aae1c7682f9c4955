import { useEffect } from 'react';
import { forgetPeopleOf, forgetPeopleOfOthers } from '@/screen/kept/onDevice';
import { type Id } from '@/services/http/decode';
import { sessionEnded } from '@/services/session/sessionState';
import { observeActions } from '../store';

/** Forgets what this browser keeps that names people: of the person who signs out, and of those who were here before. */
export function useForgetting(person: Id | undefined) {
  useEffect(() => {
    if (person === undefined) return undefined;
    forgetPeopleOfOthers(person);
    return observeActions((action) => {
      if (sessionEnded.match(action)) forgetPeopleOf(person);
    });
  }, [person]);
}
