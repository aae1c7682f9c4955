import { type Visits } from '../mirage/visits/visit';
import { IS_MATRIX } from '../../test/matrix';

/** Each screen and its views, what lies over one, and six dialogs: the others are made of the same fields and frames. */
export const SEEN_ON_PHONES: ReadonlySet<string> = new Set([
  ...['users under conditions', 'fields while typing', 'editor of a condition', 'payments', 'users'],
  ...['users, nothing found', 'filter menu', 'users, some selected', 'users, all selected', 'row menu', 'one person'],
  ...['add user dialog with errors', 'question before typed text is lost'],
  ...['recipes', 'card menu', 'checks of recipes', 'bringing recipes in'],
  ...['a recipe that was read, with a line that was not understood'],
  ...[
    'diet plans',
    'menu matrix',
    'kcal filter',
    'highlights',
    'habits',
    'items of a highlight',
    'add item with errors',
  ],
  ...['workouts', 'board', 'supplements', 'supplements, found in other folders', 'how to use'],
  ...['community', 'community posts', 'comments, one being edited', 'answer desk', 'answer desk, a post'],
  ...['banners', 'plans', 'an account just copied', 'moderators', 'notifications', 'folders of notifications'],
  ...[
    'edit folder dialog with found users',
    'profile',
    'dashboard',
    'drawer',
    'command palette',
    'what changed',
    'help',
  ],
  ...['page not found', 'session expired'],
]);

/** What of these visits is looked at on a phone. */
export const onPhones = (visits: Visits): Visits =>
  IS_MATRIX ? visits : Object.fromEntries(Object.entries(visits).filter(([name]) => SEEN_ON_PHONES.has(name)));
