import { type SectionPath } from '../sections';

/** The letter that follows `g`. */
export const SECTION_KEYS: Record<SectionPath, string> = {
  '/dashboard': 'd',
  '/users': 'u',
  '/tracker': 't',
  '/recipes': 'r',
  '/diet-plans': 'e',
  '/workouts': 'w',
  '/community': 'c',
  '/supplements': 's',
  '/moderators': 'm',
  '/notifications': 'n',
  '/plans': 'p',
  '/payments': 'y',
  '/banners': 'b',
  '/how-to-use': 'h',
  '/profile': 'o',
};
