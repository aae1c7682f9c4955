import { type ApexOptions } from 'apexcharts';

/** Replaces the library, which needs a layout engine, and writes what it would draw as text. */
export default class ApexCharts {
  /** What the React component compares with. */
  readonly w: { config: ApexOptions };

  constructor(
    private readonly element: Element,
    readonly opts: ApexOptions,
  ) {
    this.w = { config: opts };
  }

  private write({ chart, labels, xaxis, series }: ApexOptions) {
    this.element.textContent = JSON.stringify({
      type: chart?.type,
      series,
      labels: labels ?? (xaxis?.categories as unknown),
    });
    // As the library does, so that equal series are no longer equal to what the React component has.
    for (const line of series ?? []) if (typeof line === 'object') line.group = 'apexcharts-axis-0';
    return Promise.resolve();
  }

  render() {
    this.opts.chart?.events?.beforeMount?.(this);
    return this.write(this.opts);
  }

  updateSeries(series: ApexOptions['series']) {
    this.w.config = { ...this.opts, series };
    return this.write(this.w.config);
  }

  destroy() {
    this.element.replaceChildren();
  }
}
