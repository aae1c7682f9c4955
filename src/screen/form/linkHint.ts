import { type Hint } from '@/components/form/Hinted';
import { safeLink } from '@/services/media/links';

/** Whether a text is there that no browser would open as a link. A host without a point is one of a local network. */
export function leadsNowhere(link: string) {
  const address = safeLink(link);
  if (!link.trim()) return false;
  return address === null || !/[.:]/.test(new URL(address).host);
}

/** What there is to say about a typed link: whether it leads nowhere. */
export const linkHint = (link: string): Hint | null =>
  leadsNowhere(link) ? { text: 'This is no web address: members could not open it.' } : null;
