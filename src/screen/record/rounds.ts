import { createAction } from '@reduxjs/toolkit';

/** A round of calls is over. */
export const roundEnded = createAction('round/ended');

/** A call of a round had no answer, and was found to have been saved; its request's id. */
export const foundSaved = createAction<string>('round/foundSaved');
