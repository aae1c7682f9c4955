import { fillAt } from '@/lib/slots';
import { sectionViews } from '@/screen/section';

const PATHS = [
  '/banners',
  '/plans',
  '/how-to-use',
  '/supplements',
  '/notifications',
  '/diet-plans',
  '/recipes',
  '/workouts',
];

export const fills = PATHS.map((path) => fillAt(sectionViews, path, { label: 'Checks', view: { view: 'checks' } }));
