import { leadsNowhere } from '@/screen/form/linkHint';
import { strong, toEdit, type Finding, type Query, type Reason } from './finding';
import { type Base } from './media';

export const LINK: Reason = {
  key: 'link',
  title: 'Link that leads nowhere',
  text: 'Members press it and nothing opens.',
};

/** A link that was typed but leads nowhere. */
export const checkLink = (base: Base, link: string, query: Query): Finding | null =>
  leadsNowhere(link)
    ? {
        ...base,
        reason: LINK.key,
        said: [strong(link.trim()), ' is no web address'],
        act: toEdit('link', base.name, query),
      }
    : null;
