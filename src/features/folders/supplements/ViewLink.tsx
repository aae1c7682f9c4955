import { BoxArrowUpRight } from 'react-bootstrap-icons';
import { safeLink } from '@/services/media/links';

interface Props {
  /** As it was typed. If it is not safe, nothing is rendered. */
  link: string;
  /** The id of the supplement's title, as `View Link` does not name it. */
  describedBy?: string;
}

/** Opens in a new tab. */
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
