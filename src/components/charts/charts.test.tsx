import { render, screen, within } from '@testing-library/react';
import { DonutChart } from './DonutChart';
import { LineChart } from './LineChart';

const row = (name: string) => screen.getByRole('row', { name });

test('a donut tells its slices as a table too', () => {
  const slices = [
    { label: 'Active', value: 186, colour: '--teal-mark' },
    { label: 'Inactive', value: 62, colour: '--amber-mark' },
  ];
  render(<DonutChart label="Users" slices={slices} centre={{ value: 1240, caption: 'users' }} onSelect={() => {}} />);
  const figure = screen.getByRole('figure', { name: 'Users' });
  expect(within(figure).getByText('1,240')).toBeVisible();
  expect(row('Active 186')).toBeInTheDocument();
  expect(row('Inactive 62')).toBeInTheDocument();
});

test('lines tell their values by month as a table too, N/A where there is none', () => {
  const lines = [
    { label: 'Active', colour: '--teal-mark', values: [3, 4] },
    { label: 'Not Active', colour: '--amber-mark', values: [2] },
  ];
  const label = 'App usage by month';
  render(<LineChart label={label} heading="Month" categories={['Jan', 'Feb']} domain={[0, 12]} lines={lines} />);
  expect(screen.getByRole('figure', { name: 'App usage by month' })).toBeInTheDocument();
  expect(row('Month Active Not Active')).toBeInTheDocument();
  expect(row('Jan 3 2')).toBeInTheDocument();
  expect(row('Feb 4 N/A')).toBeInTheDocument();
});

test('a donut of noughts is a ring; lines of noughts are drawn, with a gap where a figure is not known', () => {
  const slices = [{ label: 'Active', value: 0, colour: '--teal-mark' }];
  const { unmount } = render(
    <DonutChart label="Users" slices={slices} centre={{ value: 0, caption: 'users' }} onSelect={() => {}} />,
  );
  expect(screen.queryByText(/"type":"donut"/)).not.toBeInTheDocument();
  expect(row('Active 0')).toBeInTheDocument();
  unmount();
  const lines = [{ label: 'Active', colour: '--teal-mark', values: [0, null] }];
  render(<LineChart label="App usage" heading="Month" categories={['Jan', 'Feb']} domain={[0, 12]} lines={lines} />);
  expect(screen.getByText(/"data":\[0,null\]/)).toBeInTheDocument();
});
