import { createElement } from 'react';

/** A component for an icon of these shapes; it takes the same properties as the package's own. */
export const icon =
  (name, ...shapes) =>
  ({ color = 'currentColor', size = '1em', title, className, ...rest }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: '0 0 16 16',
        width: size,
        height: size,
        fill: color,
        className: className ? `bi ${name} ${className}` : `bi ${name}`,
        ...rest,
      },
      title ? createElement('title', null, title) : null,
      ...shapes,
    );
