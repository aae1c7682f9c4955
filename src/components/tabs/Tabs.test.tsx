import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TabPanel } from './TabPanel';
import { Tabs } from './Tabs';

const tabs = ['All', 'Active', 'Not now'].map((label) => ({ key: label.toLowerCase(), label }));

function Places() {
  const [selected, setSelected] = useState('all');
  return (
    <>
      <Tabs label="Users" tabs={tabs} selected={selected} onSelect={setSelected} panelId="users" />
      <TabPanel id="users" selected={selected}>
        {selected} users
      </TabPanel>
    </>
  );
}

test('a click selects the tab, which names the panel', async () => {
  const user = userEvent.setup();
  render(<Places />);
  await user.click(screen.getByRole('tab', { name: 'Not now' }));
  expect(screen.getByRole('tab', { name: 'Not now', selected: true })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Not now' })).toHaveTextContent('not now users');
});

test('the arrow keys, Home and End select and focus', async () => {
  const user = userEvent.setup();
  render(<Places />);
  await user.tab();
  expect(screen.getByRole('tab', { name: 'All' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Not now', selected: true })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Active', selected: true })).toHaveFocus();
  await user.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'All', selected: true })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Not now', selected: true })).toHaveFocus();
});

test('only the selected tab is a tab stop', async () => {
  const user = userEvent.setup();
  render(<Places />);
  await user.tab();
  await user.tab();
  expect(document.body).toHaveFocus();
});

test('a tab that overflows the row is scrolled into view when it is selected', async () => {
  const PLACES: Record<string, [left: number, right: number]> = { 'Not now': [150, 220], All: [-120, -80] };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [left, right] = PLACES[this.textContent] ?? [0, 100];
    return { left, right } as DOMRect;
  });
  const user = userEvent.setup();
  render(<Places />);
  const row = screen.getByRole('tablist');
  row.scrollLeft = 0;
  await user.click(screen.getByRole('tab', { name: 'Not now' }));
  expect(row.scrollLeft).toBe(120);
  await user.click(screen.getByRole('tab', { name: 'Active' }));
  expect(row.scrollLeft).toBe(120);
  await user.click(screen.getByRole('tab', { name: 'All' }));
  expect(row.scrollLeft).toBe(0);
});
