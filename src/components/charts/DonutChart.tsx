import './plainText';
import { useMemo } from 'react';
import Chart from 'react-apexcharts';
import { type ApexOptions } from 'apexcharts';
import { figure } from '../format/number';
import { ChartFigure } from './ChartFigure';
import { animations } from './motion';
import { useThemeColours } from './useThemeColours';

/** Radii in px. The library adds a margin, so that a chart of this size has the outer radius. */
const OUTER = 100;
const INNER = 60;
const SIZE = 216;

interface Props {
  label: string;
  /** `colour` is the name of a custom property of the theme. */
  slices: { label: string; value: number; colour: string }[];
  centre: { value: number; caption: string };
}

export function DonutChart({ label, slices, centre }: Props) {
  const { theme, colour } = useThemeColours();
  const options = useMemo<ApexOptions>(
    () => ({
      chart: { animations: animations(), fontFamily: 'inherit' },
      labels: slices.map((slice) => slice.label),
      colors: slices.map((slice) => colour(slice.colour)),
      stroke: { width: 1.6, colors: [colour('--surface')] },
      plotOptions: { pie: { customScale: 1, expandOnClick: false, donut: { size: `${(INNER / OUTER) * 100}%` } } },
      dataLabels: { enabled: false },
      legend: { show: false },
      tooltip: { fillSeriesColor: false, y: { formatter: figure } },
      states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
    }),
    [slices, colour],
  );
  return (
    <ChartFigure
      label={label}
      headers={['Users', 'Count']}
      rows={slices.map((slice) => ({ header: slice.label, values: [slice.value] }))}
    >
      <Chart
        key={theme}
        type="donut"
        width={SIZE}
        height={SIZE}
        series={slices.map((slice) => slice.value)}
        options={options}
      />
      <p className="donut-centre figures">
        {figure(centre.value)}
        <span>{centre.caption}</span>
      </p>
    </ChartFigure>
  );
}
