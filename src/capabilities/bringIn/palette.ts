import { fillAt } from '@/lib/slots';
import { sectionAdditions } from '@/screen/section';
import { VIEW } from './bringInOf';
import { BROUGHT } from './brought';

export const fills = Object.entries(BROUGHT).map(([path, what]) =>
  fillAt(sectionAdditions, path, { label: `Bring in ${what}`, view: { view: VIEW } }),
);
