import { type ComponentProps } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  /** The state of the history entry. */
  state?: unknown;
}

/** A link within the panel. That of react-router has its framework's prefetching with it, 2 kB of each first visit. */
export function Link({ to, state, onClick, ...anchor }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  return (
    // eslint-disable-next-line jsx-a11y/anchor-has-content -- it comes with the other attributes
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
