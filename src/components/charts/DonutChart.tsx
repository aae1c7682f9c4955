import './plainText';
import { type ApexOptions } from 'apexcharts';
import { figure } from '../format/number';
import { NO_VALUE } from '../table/texts';
import { ChartFigure } from './ChartFigure';
import { type Drawing } from './drawing';
import { Drawn, colour } from './Drawn';

/** Radii in px. The library adds a margin, so that a chart of this size has the outer radius. */
const OUTER = 100;
const INNER = 60;
const SIZE = 216;

interface Props {
  label: string;
  /** `colour` is the name of a custom property of the theme. */
  slices: { label: string; value: number; colour: string }[];
  /** Null where it is not known. */
  centre: { value: number | null; caption: string };
  /** Runs with the number of a slice that is clicked. */
  onSelect: (slice: number) => void;
  kept?: Drawing;
}

export function DonutChart({ label, slices, centre, onSelect, kept }: Props) {
  const isEmpty = slices.every(({ value }) => value === 0);
  const options = (): ApexOptions => ({
    labels: slices.map((slice) => slice.label),
    colors: slices.map((slice) => colour(slice.colour)),
    stroke: { width: 1.6, colors: [colour('--surface')] },
    plotOptions: { pie: { customScale: 1, expandOnClick: false, donut: { size: `${(INNER / OUTER) * 100}%` } } },
    dataLabels: { enabled: false },
    legend: { show: false },
    tooltip: { fillSeriesColor: false, y: { formatter: figure } },
    states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
  });
  return (
    <ChartFigure
      label={label}
      headers={['Users', 'Count']}
      rows={slices.map((slice) => ({ header: slice.label, values: [slice.value] }))}
    >
      {isEmpty ? (
        <Ring />
      ) : (
        <Drawn
          kept={kept}
          chart={{ type: 'donut', width: SIZE, height: SIZE, series: slices.map((slice) => slice.value) }}
          look={slices.map((slice) => [slice.label, slice.colour])}
          options={options}
          onSelect={onSelect}
        />
      )}
      <p className={`donut-centre figures${isEmpty ? ' is-zero' : ''}`}>
        {figure(centre.value ?? NO_VALUE)}
        <span>{centre.caption}</span>
      </p>
    </ChartFigure>
  );
}

/** A donut without slices. */
const Ring = () => (
  <svg width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`}>
    <circle cx="50%" cy="50%" r={(OUTER + INNER) / 2} fill="none" stroke="var(--sunken)" strokeWidth={OUTER - INNER} />
  </svg>
);
