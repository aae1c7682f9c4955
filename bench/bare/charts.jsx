import * as library from 'react-apexcharts';

// CommonJS, whose default a bundler may wrap once more.
const wrapped = /** @type {any} */ (library.default);
const Chart = wrapped.default ?? wrapped;

export default function Charts({ stats, growth }) {
  return (
    <>
      <figure>
        <Chart
          type="line"
          height={300}
          options={{ xaxis: { categories: growth.map(({ month }) => month) } }}
          series={[{ name: 'Active', data: growth.map(({ active }) => active) }]}
        />
      </figure>
      <figure>
        <Chart type="donut" height={300} series={[stats.appUsage.active, stats.appUsage.inactive]} options={{}} />
      </figure>
    </>
  );
}
