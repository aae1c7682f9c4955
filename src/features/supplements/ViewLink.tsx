import { BoxArrowUpRight } from 'react-bootstrap-icons';
import { safeLink } from '@/services/media/links';

interface Props {
  /** As it was typed; nothing is shown where it leads nowhere safe. */
  link: string;
  /** Id of the supplement's title, for `View Link` alone does not say whose. */
  describedBy?: string;
}

/** §2 View Link: opens in a new tab. */
export function ViewLink({ link, describedBy }: Props) {
  const address = safeLink(link);
  if (!address) return null;
  return (
    <a
      className="link view-link"
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby={describedBy}
    >
      View Link
      <BoxArrowUpRight aria-hidden />
    </a>
  );
}
