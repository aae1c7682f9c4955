import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CategoryTabs } from './CategoryTabs';
import { tabId } from './Tab';

function setup() {
  const calls = { onSelect: jest.fn(), onEdit: jest.fn(), onDelete: jest.fn() };
  const tabs = [
    { key: '4 a', label: 'Breakfast' },
    { key: '5', label: 'Lunch' },
  ];
  render(<CategoryTabs label="Categories" look="pills" tabs={tabs} selected="4 a" panelId="dishes" {...calls} />);
  return { user: userEvent.setup(), ...calls };
}

test('each tab has its buttons, named by verb and item', async () => {
  const { user, onEdit, onDelete, onSelect } = setup();
  await user.click(screen.getByRole('button', { name: 'Edit Breakfast' }));
  await user.click(screen.getByRole('button', { name: 'Delete Lunch' }));
  expect(onEdit).toHaveBeenCalledWith('4 a');
  expect(onDelete).toHaveBeenCalledWith('5');
  expect(onSelect).not.toHaveBeenCalled();
});

test('the list owns every tab by an id without spaces', () => {
  setup();
  const owned = screen.getByRole('tablist', { name: 'Categories' }).getAttribute('aria-owns');
  expect(owned).toBe(`${tabId('dishes', '4 a')} ${tabId('dishes', '5')}`);
  expect(screen.getAllByRole('tab').map((tab) => tab.id)).toEqual(owned?.split(' '));
});

test('the arrow keys skip the buttons', async () => {
  const { user, onSelect } = setup();
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Lunch' })).toHaveFocus();
  expect(onSelect).toHaveBeenCalledWith('5');
});
