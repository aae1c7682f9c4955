import * as library from 'react-apexcharts';

// CommonJS, whose default a bundler may wrap once more.
const wrapped = /** @type {any} */ (library.default);
const Chart = wrapped.default ?? wrapped;

/** The panel's options (src/components/charts). The bench emulates reduced motion, under which its charts are not animated. */
const chart = { animations: { enabled: false, speed: 180 }, fontFamily: 'inherit' };
const [TEAL, AMBER, BLUE, LINE, INK] = ['#4fb3a5', '#e0a458', '#5b7fd0', '#dddddd', '#777777'];
const text = { style: { colors: INK, fontSize: '12px' } };
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const LINES = {
  chart: { ...chart, toolbar: { show: false }, zoom: { enabled: false } },
  colors: [TEAL, AMBER],
  stroke: { width: 2.25, curve: 'smooth', lineCap: 'round', dashArray: [0, 6] },
  fill: { opacity: 1 },
  grid: { borderColor: LINE, padding: { left: 8, right: 8 } },
  xaxis: {
    categories: months,
    labels: text,
    axisBorder: { color: LINE },
    axisTicks: { show: false },
    crosshairs: { stroke: { color: LINE, dashArray: 0 } },
    tooltip: { enabled: false },
  },
  yaxis: { min: 0, max: 12, tickAmount: 4, decimalsInFloat: 0, labels: text },
  markers: { size: 0, hover: { size: 5 }, strokeColors: '#ffffff', strokeWidth: 2.5 },
  legend: { show: false },
};

const DONUT = {
  chart,
  labels: ['Active', 'Inactive', 'Total'],
  colors: [TEAL, AMBER, BLUE],
  stroke: { width: 1.6, colors: ['#ffffff'] },
  plotOptions: { pie: { customScale: 1, expandOnClick: false, donut: { size: '60%' } } },
  dataLabels: { enabled: false },
  legend: { show: false },
  tooltip: { fillSeriesColor: false },
  states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
};

export function Charts({ stats: { userStats }, growth }) {
  const line = (key) => months.map((month) => growth.find((row) => row.month === month)?.[key] ?? 0);
  return (
    <>
      <figure>
        <Chart
          type="donut"
          width={216}
          height={216}
          options={DONUT}
          series={[userStats.active, userStats.inactive, userStats.total]}
        />
      </figure>
      <figure>
        <Chart
          type="line"
          height={362}
          options={LINES}
          series={[
            { name: 'Active', data: line('active') },
            { name: 'Not Active', data: line('inactive') },
          ]}
        />
      </figure>
    </>
  );
}
