import { type ApexOptions } from 'apexcharts';

/** Replaces the library, which needs a layout engine, and writes what it would draw as text. */
export default class ApexCharts {
  constructor(
    private readonly element: Element,
    private readonly options: ApexOptions,
  ) {}

  private write({ chart, labels, xaxis, series }: ApexOptions) {
    this.element.textContent = JSON.stringify({
      type: chart?.type,
      series,
      labels: labels ?? (xaxis?.categories as unknown),
    });
    return Promise.resolve();
  }

  render() {
    return this.write(this.options);
  }

  updateSeries(series: ApexOptions['series']) {
    return this.write({ ...this.options, series });
  }

  destroy() {
    this.element.replaceChildren();
  }
}
