import { useState } from 'react';
import { Initials } from '@/components/avatar/Initials';
import { DonutChart } from '@/components/charts/DonutChart';
import { LineChart } from '@/components/charts/LineChart';
import { DetailList } from '@/components/details/DetailList';
import { MediaThumb } from '@/components/media/MediaThumb';
import { CategoryTabs } from '@/components/tabs/CategoryTabs';
import { Tabs } from '@/components/tabs/Tabs';

const TABS = [
  { key: 'breakfast', label: 'Breakfast' },
  { key: 'lunch', label: 'Lunch' },
  { key: 'dinner', label: 'Dinner' },
];

const SLICES = [
  { label: 'Active', value: 186, colour: '--teal-mark' },
  { label: 'Inactive', value: 62, colour: '--amber-mark' },
];

const LINES = [
  { label: 'Active', colour: '--teal-mark', values: [3, 5, 4, 8] },
  { label: 'Not Active', colour: '--amber-mark', values: [2, 2, 3, 1] },
];

export function Lists() {
  const [tab, setTab] = useState('lunch');
  const tabs = { tabs: TABS, selected: tab, onSelect: setTab, panelId: 'gallery-panel' };
  return (
    <>
      <Tabs label="Meals" {...tabs} />
      <CategoryTabs label="Categories" look="tabs" {...tabs} onEdit={() => {}} onDelete={() => {}} />
      <CategoryTabs label="Sub categories" look="pills" {...tabs} onEdit={() => {}} onDelete={() => {}} />
      <div id="gallery-panel" className="gallery-row">
        {['Sana Iqbal', 'Maryam', 'Layla Hassan', 'Noor Aziz', ''].map((name) => (
          <Initials key={name} name={name} />
        ))}
        <Initials name="Amina Rahman" isLarge />
        <MediaThumb url={null} alt="No picture" />
      </div>
      <div className="gallery-columns">
        <DetailList
          details={[
            { label: 'Amount', value: '49' },
            { label: 'Currency', value: 'EUR' },
            { label: 'Payment intent ID', value: 'pi_3PQq8LJ2eZvKYlo2C4Zb0001' },
          ]}
        />
        <div className="donut">
          <DonutChart label="Users" slices={SLICES} centre={{ value: 248, caption: 'users' }} onSelect={() => {}} />
        </div>
        <div className="lines">
          <LineChart
            label="Usage by month"
            heading="Month"
            categories={['Jan', 'Feb', 'Mar', 'Apr']}
            domain={[0, 12]}
            lines={LINES}
          />
        </div>
      </div>
    </>
  );
}
