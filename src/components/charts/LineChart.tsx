import './plainText';
import { type ApexOptions } from 'apexcharts';
import { usePhone } from '../layout/phone';
import { ChartFigure } from './ChartFigure';
import { type Drawing } from './drawing';
import { Drawn, colour } from './Drawn';

interface Props {
  label: string;
  /** What the categories are, such as `Month`. */
  heading: string;
  categories: readonly string[];
  /** Least and greatest value of the y axis. */
  domain: [number, number];
  /** `colour` is the name of a custom property of the theme. Every line after the first is dashed, and has a gap at null. */
  lines: { label: string; colour: string; values: (number | null)[] }[];
  kept?: Drawing;
}

/** Labels of the x axis where there is room for a third of them. */
const everyThird = (categories: readonly string[]) => (category: string) =>
  categories.indexOf(category) % 3 === 0 ? category : '';

export function LineChart({ label, heading, categories, domain: [min, max], lines, kept }: Props) {
  const isPhone = usePhone();
  const options = (): ApexOptions => {
    const text = { style: { colors: colour('--ink-3'), fontSize: '12px' } };
    return {
      colors: lines.map((line) => colour(line.colour)),
      stroke: { width: 2.25, curve: 'smooth', lineCap: 'round', dashArray: lines.map((_, index) => (index ? 6 : 0)) },
      fill: { opacity: 1 },
      grid: { borderColor: colour('--line'), padding: { left: 8, right: 8 } },
      xaxis: {
        categories,
        labels: { ...text, ...(isPhone && { formatter: everyThird(categories) }) },
        axisBorder: { color: colour('--line-strong') },
        axisTicks: { show: false },
        crosshairs: { stroke: { color: colour('--line-strong'), dashArray: 0 } },
        tooltip: { enabled: false },
      },
      // All of them have their name here.
      tooltip: { x: { formatter: (_label, at) => categories[(at as { dataPointIndex: number }).dataPointIndex]! } },
      yaxis: { min, max, tickAmount: 4, decimalsInFloat: 0, labels: text },
      markers: { size: 0, hover: { size: 5 }, strokeColors: colour('--surface'), strokeWidth: 2.5 },
      legend: { show: false },
    };
  };
  return (
    <ChartFigure
      label={label}
      headers={[heading, ...lines.map((line) => line.label)]}
      rows={categories.map((header, at) => ({ header, values: lines.map((line) => line.values[at] ?? null) }))}
    >
      <Drawn
        kept={kept}
        chart={{ type: 'line', height: 362, series: lines.map((line) => ({ name: line.label, data: line.values })) }}
        look={[categories, min, max, lines.map((line) => line.colour), isPhone]}
        options={options}
      />
    </ChartFigure>
  );
}
