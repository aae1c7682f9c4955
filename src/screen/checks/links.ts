import { type Hint } from '@/components/form/Hinted';
import { safeLink } from '@/services/media/links';
import { strong, toEdit, type Finding, type Query, type Reason } from './finding';
import { type Base } from './media';

export const LINK: Reason = {
  key: 'link',
  title: 'Link that leads nowhere',
  text: 'Members press it and nothing opens.',
};

/** Whether a text is there that no browser would open as a link. A host without a point is one of a local network. */
function leadsNowhere(link: string) {
  const address = safeLink(link);
  if (!link.trim()) return false;
  return address === null || !/[.:]/.test(new URL(address).host);
}

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

/** The same while it is typed. */
export const linkHint = (link: string): Hint | null =>
  leadsNowhere(link) ? { text: 'This is no web address: members could not open it.' } : null;
