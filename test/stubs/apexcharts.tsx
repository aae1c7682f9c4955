interface Props {
  type: string;
  series: unknown;
  options: { labels?: unknown; xaxis?: { categories?: unknown } };
}

/** Stands for the chart, which needs a layout engine: shows what it was given to draw. */
export default function Chart({ type, series, options }: Props) {
  return <pre>{JSON.stringify({ type, series, labels: options.labels ?? options.xaxis?.categories })}</pre>;
}
