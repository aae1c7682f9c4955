import { fillAt } from '@/lib/slots';
import { sectionViews } from '@/screen/section';

export const fills = [fillAt(sectionViews, '/workouts', { label: 'Board', view: { view: 'board' } })];
