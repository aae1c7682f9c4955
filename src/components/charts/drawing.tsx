import { type ApexOptions } from 'apexcharts';
import { startTransition } from 'react';
import ReactApexChart, { type Props } from 'react-apexcharts';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

export interface Chart {
  chart: Pick<Props, 'type' | 'width' | 'height' | 'series'>;
  /** What the options are made of, as JSON has it. While it is the same, so are they. */
  look: unknown;
  options: () => ApexOptions;
  /** Runs with the number of a slice that is clicked. */
  onSelect?: (slice: number) => void;
  onFailure: (error: unknown) => void;
}

export type Drawing = ReturnType<typeof makeDrawing>;

/**
 * Charts are not animated under `prefers-reduced-motion`, nor on paper, for which they are drawn again in other
 * colours: it would show how they begin.
 */
const isAnimated = () =>
  document.documentElement.dataset.paper === undefined &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A chart as the library draws it. It stays as it is while it is out of the page, and takes no time to be put back: the
 * library's component gives its chart up when it leaves the tree, so it has a tree of its own.
 */
export function makeDrawing() {
  const host = document.createElement('div');
  let [times, look, figures] = [0, '', ''];
  /** At which it is drawn, once it is. */
  let width: number | undefined;
  let shown: Chart;
  let options: ApexOptions;
  let timer: ReturnType<typeof setTimeout> | undefined;

  let root: Root | undefined = createRoot(host, { onUncaughtError: (error) => shown.onFailure(error) });
  const render = () => root?.render(<ReactApexChart key={times} {...shown.chart} options={options} />);

  function draw(enabled: boolean) {
    options = {
      ...shown.options(),
      chart: {
        toolbar: { show: false },
        zoom: { enabled: false },
        animations: { enabled, speed: 180 },
        fontFamily: 'inherit',
        // Out of the page it has no width, and would be drawn again for that.
        redrawOnParentResize: false,
        redrawOnWindowResize: false,
        events: {
          beforeMount: () => void (width = host.clientWidth),
          // Later, since the library goes on with the slice, which must not have left the page by then.
          dataPointSelection: (_event, _chart, { dataPointIndex }: { dataPointIndex: number }) =>
            void setTimeout(() => shown.onSelect?.(dataPointIndex)),
        },
      },
    };
    const time = ++times;
    // The first drawing takes long: the page is painted before.
    if (width === undefined) startTransition(render);
    else render();
    // Its texts are measured: in their own font only if that has come.
    if ('fonts' in document && document.fonts.status === 'loading')
      void document.fonts.ready.then(() => {
        if (time === times) width = 0;
        fit();
      });
  }

  // The library draws in the page alone.
  const fit = () => {
    if (width !== undefined && host.clientWidth > 0 && host.clientWidth !== width) flushSync(() => draw(false));
  };
  let isOut = true;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    if (isOut) fit();
    else timer = setTimeout(fit, 150); // once it stays the same
    isOut = host.clientWidth === 0;
  });
  observer.observe(host);

  return {
    enter: (place: Element) => place.append(host),
    leave: () => {
      host.remove();
      if (host.firstChild) return;
      root?.render(null);
      look = '';
    },
    /** Draws what is not drawn yet: other figures into the same chart, all of it in another look or at another width. */
    show: (chart: Chart) => {
      const before = { look, figures };
      shown = chart;
      [look, figures] = [JSON.stringify(chart.look), JSON.stringify(chart.chart)];
      if (look !== before.look) draw(isAnimated());
      // Only then, as the library writes into the series, which the component would find changed.
      else if (figures !== before.figures) render();
    },
    /** Gives it up. */
    end: () => {
      observer.disconnect();
      root?.render(null); // unmount() complains in an effect
      root = undefined;
    },
  };
}
