import { type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { notificationsApi } from './notifications';

const { listNotifications } = notificationsApi.endpoints;

/** Loads the list of notifications again, or joins the load under way, also for who has left the screen meanwhile. */
export function useNotificationsReload() {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return () => dispatch(listNotifications.initiate(undefined, { forceRefetch: true, subscribe: false }));
}
