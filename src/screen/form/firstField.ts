import { createContext } from 'react';

/** The name of the field of an opening form that gets the focus; undefined for the first. */
export const FirstFieldContext = createContext<string | undefined>(undefined);
