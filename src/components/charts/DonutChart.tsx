import './plainText';
import { useMemo } from 'react';
import Chart from 'react-apexcharts';
import { type ApexOptions } from 'apexcharts';
import { figure } from '../format/number';
import { NO_VALUE } from '../table/texts';
import { ChartFigure, animations, useThemeColours } from './ChartFigure';

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
}

export function DonutChart({ label, slices, centre, onSelect }: Props) {
  const { theme, colour } = useThemeColours();
  const isEmpty = slices.every(({ value }) => value === 0);
  const options = useMemo<ApexOptions>(
    () => ({
      chart: {
        animations: animations(),
        fontFamily: 'inherit',
        events: {
          // Later, since the library goes on with the slice, which must not have left the page by then.
          dataPointSelection: (_event, _chart, { dataPointIndex }: { dataPointIndex: number }) =>
            void setTimeout(() => onSelect(dataPointIndex)),
        },
      },
      labels: slices.map((slice) => slice.label),
      colors: slices.map((slice) => colour(slice.colour)),
      stroke: { width: 1.6, colors: [colour('--surface')] },
      plotOptions: { pie: { customScale: 1, expandOnClick: false, donut: { size: `${(INNER / OUTER) * 100}%` } } },
      dataLabels: { enabled: false },
      legend: { show: false },
      tooltip: { fillSeriesColor: false, y: { formatter: figure } },
      states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
    }),
    [slices, colour, onSelect],
  );
  return (
    <ChartFigure
      label={label}
      headers={['Users', 'Count']}
      rows={slices.map((slice) => ({ header: slice.label, values: [slice.value] }))}
    >
      {isEmpty ? (
        <Ring />
      ) : (
        <Chart
          key={theme}
          type="donut"
          width={SIZE}
          height={SIZE}
          series={slices.map((slice) => slice.value)}
          options={options}
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
