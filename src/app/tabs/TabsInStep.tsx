import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectUser } from '@/services/session/sessionState';
import { keepInStep } from './keepInStep';

/** Keeps the tabs of one person in step while it is rendered. Shows nothing. */
export function TabsInStep() {
  const dispatch = useDispatch();
  const userId = useSelector(selectUser)?.id;
  useEffect(() => (userId === undefined ? undefined : keepInStep(dispatch, userId)), [dispatch, userId]);
  return null;
}
