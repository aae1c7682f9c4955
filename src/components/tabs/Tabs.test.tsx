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

type Layout = Record<string, [left: number, right: number]>;

/** Renders the tabs at these places, in a row of 100 px. */
function layOut(places: Layout) {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = places[this.textContent];
    const scrolled = place ? screen.getByRole('tablist').scrollLeft : 0;
    const [left, right] = place ?? [0, 100];
    return { left: left - scrolled, right: right - scrolled } as DOMRect;
  });
  let resize = () => {};
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((onResize) => {
    const observer = { observe: () => resize(), unobserve: () => {}, disconnect: () => {} };
    resize = () => onResize([], observer);
    return observer;
  });
  render(<Places />);
  const row = screen.getByRole('tablist');
  row.scrollLeft = 0;
  return { row, select: (name: string) => userEvent.click(screen.getByRole('tab', { name })), resize: () => resize() };
}

test('a tab that overflows the row is scrolled into view when it is selected', async () => {
  const { row, select } = layOut({ 'Not now': [150, 220], All: [0, 40] });
  await select('Not now');
  expect(row.scrollLeft).toBe(120);
  await select('Active');
  expect(row.scrollLeft).toBe(120);
  await select('All');
  expect(row.scrollLeft).toBe(0);
});

test('it stays in view when it gets wider, as by a font that comes late', async () => {
  const places: Layout = { 'Not now': [150, 220] };
  const { row, select, resize } = layOut(places);
  await select('Not now');
  expect(row.scrollLeft).toBe(120);
  places['Not now'] = [160, 240];
  resize();
  expect(row.scrollLeft).toBe(140);
});
