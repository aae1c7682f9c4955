import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectUser } from '@/services/session/sessionState';
import { keepInStep } from './keepInStep';

/** Synchronises the tabs of one person while it is mounted. Renders nothing. */
export function TabsInStep() {
  const dispatch = useDispatch();
  const userId = useSelector(selectUser)?.id;
  useEffect(() => (userId === undefined ? undefined : keepInStep(dispatch, userId)), [dispatch, userId]);
  return null;
}
