import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { roundEnded } from './changes';

/**
 * For a dialog that sends a round: returns what it calls as the round begins. Stopping, going on and trying again are one
 * round, and one entry of the journal; it ends with the dialog.
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
