import { fillAt } from '@/lib/slots';
import { sectionViews } from '@/screen/section';

export const fills = [fillAt(sectionViews, '/diet-plans', { label: 'Menu matrix', view: { view: 'matrix' } })];
