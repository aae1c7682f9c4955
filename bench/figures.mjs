import { median } from './statistics.mjs';

/** Units: how a measured value is written. */
export const milliseconds = (value) => `${value.toFixed(1)} ms`;
export const megabytes = (value) => `${(value / 1e6).toFixed(1)} MB`;
export const kilobytes = (value) => `${Math.round(value / 1000)} kB`;
export const count = (value) => String(value);

export const worst = (values) => Math.max(...values);

/**
 * A row of the report for each figure: its label, the values of each column, its limit (null for none) and whether it
 * is met. A figure is a label, the name under which it was measured, its unit, its limit and how values become one.
 */
export const toRows = (figures, columns) =>
  figures.map(([label, name, unit, limit, summarise = median]) => {
    const values = columns.map((noted) => noted[name] && summarise(noted[name]));
    const texts = values.map((value) => (value === undefined ? '' : unit(value)));
    if (limit === null) return [label, ...texts, '', ''];
    const isMet = values.every((value) => value === undefined || value <= limit);
    const target = limit === 0 ? '0' : `≤ ${unit(limit).replace('.0', '')}`;
    return [label, ...texts, target, isMet ? 'met' : 'missed'];
  });
