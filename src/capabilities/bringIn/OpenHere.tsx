import { Link } from '@/lib/Link';
import { useAddress } from '@/screen/navigation/routerContext';
import { type Here } from './contentKind';

interface Props {
  of: Here;
  label: string;
  /** The accessible name. */
  name: string;
  className: string;
}

/** Opens a record of the section above this page. */
export function OpenHere({ of, label, name, className }: Props) {
  const to = new URLSearchParams(useAddress().search);
  to.set('dialog', of.dialog);
  return (
    <Link className={className} to={`?${to}`} state={{ isDialogStep: true }} aria-label={name}>
      {label}
    </Link>
  );
}
