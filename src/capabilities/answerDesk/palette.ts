import { fillAt } from '@/lib/slots';
import { sectionViews } from '@/screen/section';

export const fills = [fillAt(sectionViews, '/community', { label: 'Answer desk', view: { view: 'desk' } })];
