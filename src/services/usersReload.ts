import { type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { usersApi } from './users';

const { listUsers } = usersApi.endpoints;

/** Loads the list of users again, or joins the load under way. */
export function useUsersReload() {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return () => dispatch(listUsers.initiate(undefined, { forceRefetch: true, subscribe: false }));
}
