import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { figure } from '../format/number';
import { NO_VALUE } from '../table/texts';
import { useLateSheet } from '../lazy/useLateSheet';
import sheet from './charts.late.scss';

interface Props {
  label: string;
  /** The data as a table, for screen readers. */
  headers: string[];
  rows: { header: string; values: (number | null)[] }[];
  children: ReactNode;
}

export function ChartFigure({ label, headers, rows, children }: Props) {
  useLateSheet(sheet);
  return (
    <figure aria-label={label}>
      <div aria-hidden="true">{children}</div>
      <table className="visually-hidden">
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ header, values }) => (
            <tr key={header}>
              <th scope="row">{header}</th>
              {values.map((value, index) => (
                <td key={index}>{figure(value ?? NO_VALUE)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/**
 * Charts are not animated under `prefers-reduced-motion`, nor on paper, for which they are drawn again in other
 * colours: it would show how they begin.
 */
export const animations = () => ({
  enabled:
    document.documentElement.dataset.paper === undefined &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  speed: 180,
});

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-bs-theme'] });
  return () => observer.disconnect();
}

/** Reads colours of the current theme by the names of their custom properties, again when the theme changes. */
export function useThemeColours() {
  const theme = useSyncExternalStore(subscribe, () => document.documentElement.dataset.bsTheme);
  return useMemo(() => {
    const style = getComputedStyle(document.documentElement);
    return { theme, colour: (name: string) => style.getPropertyValue(name).trim() };
  }, [theme]);
}
