import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '@/services/http/api';
import { connectionSlice } from '@/services/http/connection';
import { sessionSlice } from '@/services/session/sessionState';

const reducer = { api: api.reducer, session: sessionSlice.reducer, connection: connectionSlice.reducer };

export const makeTestStore = () =>
  configureStore({ reducer, middleware: (defaults) => defaults().concat(api.middleware) });

type State = ReturnType<ReturnType<typeof makeTestStore>['getState']>;
type Call = ThunkAction<PromiseLike<unknown>, State, unknown, UnknownAction>;

/** A call of an endpoint: its path, the kind of its body and the fields that arrive. */
export type EndpointCall = [path: string, kind: 'json' | 'form', call: Call, fields: object];

/** The call of a mutation. */
export interface Made {
  endpointName: string;
  originalArgs: unknown;
}

export const image = new File(['x'], 'receipt.png', { type: 'image/png' });
