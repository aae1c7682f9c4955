import { type Reducer } from '@reduxjs/toolkit';
import { inject } from '@/app/host';
import { joinScreen } from '@/app/screens';
import { rootReducer } from '@/app/store';
import { type Panel } from '@/screen/devTools';

/** What DevTools have of the panel. */
export const logPanel: Panel = { inject, reducer: rootReducer as Reducer, joinScreen };
