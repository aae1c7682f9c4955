/** The sections whose cards can be selected. */
export const CARDS = ['/how-to-use', '/supplements', '/diet-plans', '/recipes'];

/** Those whose rows can; the boxes of Users are always there. */
export const ROWS = ['/workouts', '/plans', '/banners'];
