import * as library from 'react-apexcharts';

// CommonJS, whose default a bundler may wrap once more.
const Chart = library.default.default ?? library.default;

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
