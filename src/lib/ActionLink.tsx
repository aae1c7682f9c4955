import { type MouseEvent } from 'react';
import { Link, type LinkProps } from './Link';

interface Props extends Omit<LinkProps, 'onClick'> {
  /** What a plain click does in place of following the address. */
  act: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link that acts where it stands. With Ctrl, Cmd or Shift the browser opens its address elsewhere, as of any link. */
export function ActionLink({ act, ...link }: Props) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    act(event);
  };
  return <Link {...link} onClick={open} />;
}
