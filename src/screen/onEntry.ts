/** For the lists of a screen: entering it loads them again, and rows already known stay on screen meanwhile. */
export const ON_ENTRY = { refetchOnMountOrArgChange: true };
