import ApexCharts from 'apexcharts';
import { useLayoutEffect, useRef } from 'react';

/** The panel's options (src/components/charts), by which a chart is kept from visit to visit as well. The bench emulates reduced motion, under which its charts are not animated. */
const chart = {
  animations: { enabled: false, speed: 180 },
  fontFamily: 'inherit',
  redrawOnParentResize: false,
  redrawOnWindowResize: false,
};
const [TEAL, AMBER, BLUE, LINE, INK] = ['#4fb3a5', '#e0a458', '#5b7fd0', '#dddddd', '#777777'];
const text = { style: { colors: INK, fontSize: '12px' } };
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const LINES = {
  chart: { ...chart, type: 'line', height: 362, toolbar: { show: false }, zoom: { enabled: false } },
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
  chart: { ...chart, type: 'donut', width: 216, height: 216 },
  labels: ['Active', 'Inactive', 'Total'],
  colors: [TEAL, AMBER, BLUE],
  stroke: { width: 1.6, colors: ['#ffffff'] },
  plotOptions: { pie: { customScale: 1, expandOnClick: false, donut: { size: '60%' } } },
  dataLabels: { enabled: false },
  legend: { show: false },
  tooltip: { fillSeriesColor: false },
  states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
};

/** The elements in which charts are drawn, by kind. */
const drawn = {};

function Drawn({ options, series }) {
  const place = useRef(/** @type {HTMLDivElement | null} */ (null));
  useLayoutEffect(() => {
    const { type } = options.chart;
    const isKept = Boolean(drawn[type]);
    const host = (drawn[type] ??= document.createElement('div'));
    place.current?.append(host);
    if (!isKept) new ApexCharts(host, { ...options, series }).render();
    return () => host.remove();
  }, []); // the backend's figures never change
  return <div ref={place} />;
}

export function Charts({ stats: { userStats }, growth }) {
  const line = (key) => months.map((month) => growth.find((row) => row.month === month)?.[key] ?? 0);
  return (
    <>
      <figure>
        <Drawn options={DONUT} series={[userStats.active, userStats.inactive, userStats.total]} />
      </figure>
      <figure>
        <Drawn
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
