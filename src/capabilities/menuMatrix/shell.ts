import { sectionViews } from '@/screen/section';
import { fillAt, type Parts } from '@/lib/slots';

export const parts: Parts = { '/diet-plans': () => import(/* webpackChunkName: "diet-plans" */ './dietPlans') };

export const fills = [fillAt(sectionViews, '/diet-plans', { label: 'Menu matrix', view: { view: 'matrix' } })];
