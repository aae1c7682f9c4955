import { createContext } from 'react';

/** A remark that is shown below fields: its element's id, and the names of the fields. */
export const HintContext = createContext<{ id: string; names: readonly string[] } | null>(null);
