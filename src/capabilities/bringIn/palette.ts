import { fillAt } from '@/lib/slots';
import { sectionAdditions } from '@/screen/section';

const bringIn = (path: string, what: string) =>
  fillAt(sectionAdditions, path, { label: `Bring in ${what}`, view: { view: 'bring-in' } });

export const fills = [
  bringIn('/how-to-use', 'help texts'),
  bringIn('/supplements', 'supplements'),
  bringIn('/diet-plans', 'diet plans'),
  bringIn('/recipes', 'recipes'),
  bringIn('/workouts', 'exercises'),
];
