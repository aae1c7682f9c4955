import { leadsNowhere } from '@/screen/form/linkHint';
import { findingOf, strong, toEdit, type Base, type Query, type Reason } from './finding';

export const LINK: Reason = {
  key: 'link',
  title: 'Link that leads nowhere',
  text: 'Members press it and nothing opens.',
};

/** A link that was typed but leads nowhere. */
export const checkLink = (base: Base, link: string, query: Query) =>
  leadsNowhere(link)
    ? findingOf(base, LINK, [strong(link.trim()), ' is no web address'], toEdit('link', base.name, query))
    : null;
