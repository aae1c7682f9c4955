import { fillAt } from '@/lib/slots';
import { sectionViews } from '@/screen/section';

export const fills = [fillAt(sectionViews, '/users', { label: 'Payments', view: { view: 'payments' } })];
