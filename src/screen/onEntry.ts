/** Query options for a screen's lists: entering it refetches them, and cached rows stay on screen meanwhile. */
export const ON_ENTRY = { refetchOnMountOrArgChange: true };
