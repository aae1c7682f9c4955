import { type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { type AppStore } from '@/app/store';

type Call = ThunkAction<PromiseLike<unknown>, ReturnType<AppStore['getState']>, unknown, UnknownAction>;

/** A call of an endpoint: its path, the kind of its body and the fields that arrive. */
export type EndpointCall = [path: string, kind: 'json' | 'form', call: Call, fields: object];

/** The call of a mutation. */
export interface Made {
  endpointName: string;
  originalArgs: unknown;
}

export const image = new File(['x'], 'receipt.png', { type: 'image/png' });
