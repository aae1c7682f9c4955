import ApexCharts, { type ApexOptions } from 'apexcharts';

export interface Chart {
  /** What the options are made of, as JSON has it. While it is the same, so are they. */
  look: unknown;
  options: () => ApexOptions;
  series: NonNullable<ApexOptions['series']>;
  /** Runs with the number of a slice that is clicked. */
  onSelect?: (slice: number) => void;
}

/** A chart as the library draws it. It stays as it is while it is out of the page, and takes no time to be put back. */
export interface Drawing {
  /** Puts it into this element, and takes it out; where it has come into another one since, it stays there. */
  enter: (place: Element) => void;
  leave: (place: Element) => void;
  isDrawn: () => boolean;
  /** Draws what is not drawn yet: other figures into the same chart, all of it in another look or at another width. */
  show: (chart: Chart) => void;
  /** Gives it up. */
  end: () => void;
}

/**
 * Charts are not animated under `prefers-reduced-motion`, nor on paper, for which they are drawn again in other
 * colours: it would show how they begin.
 */
const isAnimated = () =>
  document.documentElement.dataset.paper === undefined &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How long the width stays the same before the chart is drawn again, in milliseconds. */
const SETTLED_MS = 150;

export function makeDrawing(): Drawing {
  const host = document.createElement('div');
  let shown: Chart;
  let drawn: { chart: ApexCharts; look: string; series: string; width: number } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function draw(look: string, series: string, enabled = isAnimated()) {
    const { chart: own, ...options } = shown.options();
    const width = host.clientWidth;
    drawn?.chart.destroy();
    const chart = new ApexCharts(host, {
      ...options,
      series: shown.series,
      chart: {
        ...own,
        animations: { enabled, speed: 180 },
        fontFamily: 'inherit',
        // Out of the page it has no width, and would be drawn again for that.
        redrawOnParentResize: false,
        redrawOnWindowResize: false,
        events: {
          // Later, since the library goes on with the slice, which must not have left the page by then.
          dataPointSelection: (_event: Event, _chart: unknown, { dataPointIndex }: { dataPointIndex: number }) =>
            void setTimeout(() => shown.onSelect?.(dataPointIndex)),
        },
      },
    });
    drawn = { chart, look, series, width };
    void chart.render();
    // Its texts were measured: in their own font only if that had come.
    if ('fonts' in document && document.fonts.status === 'loading')
      void document.fonts.ready.then(() => {
        if (drawn?.chart === chart) draw(look, series, false);
      });
  }

  const fit = () => {
    if (drawn && host.clientWidth > 0 && host.clientWidth !== drawn.width) draw(drawn.look, drawn.series, false);
  };
  let isOut = true;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    if (isOut) fit();
    else timer = setTimeout(fit, SETTLED_MS);
    isOut = host.clientWidth === 0;
  });
  observer.observe(host);

  return {
    enter: (place) => place.append(host),
    leave: (place) => place.replaceChildren(),
    isDrawn: () => drawn !== undefined,
    show: (chart) => {
      shown = chart;
      const [look, series] = [JSON.stringify(chart.look), JSON.stringify(chart.series)];
      if (drawn?.look !== look) draw(look, series);
      else if (drawn.series !== series) {
        drawn.series = series;
        void drawn.chart.updateSeries(chart.series);
      }
    },
    end: () => {
      clearTimeout(timer);
      observer.disconnect();
      drawn?.chart.destroy();
      drawn = undefined;
    },
  };
}
