/** For how many seconds workouts and habits that were loaded, or fetched ahead, count as new. */
export const PROGRESS_AGE = 30;
