import { createElement, type ReactElement, type SVGProps } from 'react';

/** What every icon of the library is, around its own drawing. */
export const makeIcon =
  (name: string, ...drawing: ReactElement[]) =>
  ({ className, ...props }: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: '0 0 16 16',
        width: '1em',
        height: '1em',
        fill: 'currentColor',
        className: className ? `bi ${name} ${className}` : `bi ${name}`,
        ...props,
      },
      ...drawing,
    );
