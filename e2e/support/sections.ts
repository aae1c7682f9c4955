import { SCREENS, SECTIONS as ALL } from '../../src/app/sections';

/** The sidebar: label and address, in its order. */
export const SECTIONS = ALL.map(({ label, path }) => [label, path] as const);

export const ADDRESSES = SCREENS.map(({ path }) => path);

/** The address of the first thing that can be added on each section that offers any. */
export const FIRST_DIALOGS = SCREENS.flatMap((section) => {
  if (!('additions' in section)) return [];
  const { dialog, ...others }: { dialog?: { kind: string }; [field: string]: unknown } = section.additions[0].view;
  const query = new URLSearchParams({ ...(others as Record<string, string>), ...(dialog && { dialog: dialog.kind }) });
  return [`${section.path}?${query}`];
});
