import { SCREENS, SECTIONS as ALL } from '../../src/app/sections';

/** The sidebar: label and address, in its order. */
export const SECTIONS = ALL.map(({ label, path }) => [label, path] as const);

export const ADDRESSES = SCREENS.map(({ path }) => path);
