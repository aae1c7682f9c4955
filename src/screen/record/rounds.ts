import { createAction } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';

/** A round of calls is over. */
export const roundEnded = createAction('round/ended');

/** A call of a round had no answer, and was found to have been saved; its request's id. */
export const foundSaved = createAction<string>('round/foundSaved');

/**
 * For a dialog that sends a round: returns what it calls as the round begins. Stopping, going on and trying again are one
 * round, which ends with the dialog.
 */
export function useRoundEnd() {
  const dispatch = useDispatch();
  const hasBegun = useRef(false);
  useEffect(
    () => () => {
      if (hasBegun.current) dispatch(roundEnded());
    },
    [dispatch],
  );
  return () => void (hasBegun.current = true);
}
