interface Props {
  type: string;
  series: unknown;
  options: { labels?: unknown; xaxis?: { categories?: unknown } };
}

/** Replaces the chart, which needs a layout engine, and renders its data as text. */
export default function Chart({ type, series, options }: Props) {
  return <pre>{JSON.stringify({ type, series, labels: options.labels ?? options.xaxis?.categories })}</pre>;
}
