import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RowMenu } from './RowMenu';

function setup() {
  const chosen: string[] = [];
  const item = (label: string) => ({
    label,
    onSelect: () => chosen.push(`${label}, ${document.activeElement?.tagName}`),
  });
  render(
    <>
      <RowMenu
        label="Actions for Sana Iqbal"
        items={[item('Assessment'), item('Transaction'), 'divider', { ...item('Delete User'), tone: 'danger' }]}
      />
      <p>Elsewhere</p>
    </>,
  );
  return { user: userEvent.setup(), chosen, button: screen.getByRole('button', { name: 'Actions for Sana Iqbal' }) };
}

const item = (name: string) => screen.getByRole('menuitem', { name });

test('the menu is rendered only while it is open', async () => {
  const { user, button } = setup();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await user.click(button);
  expect(screen.getByRole('menu', { name: 'Actions for Sana Iqbal' })).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.click(button);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('an item runs its command once the focus is back on the button', async () => {
  const { user, button, chosen } = setup();
  await user.click(button);
  await user.click(item('Transaction'));
  expect(chosen).toEqual(['Transaction, BUTTON']);
  expect(button).toHaveFocus();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('arrow keys wrap around, Home and End go to the ends, a letter to its item', async () => {
  const { user, button } = setup();
  button.focus();
  await user.keyboard('{ArrowDown}');
  expect(item('Assessment')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(item('Delete User')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(item('Assessment')).toHaveFocus();
  await user.keyboard('{End}');
  expect(item('Delete User')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(item('Assessment')).toHaveFocus();
  await user.keyboard('t');
  expect(item('Transaction')).toHaveFocus();
});

test('ArrowUp opens at the last item', async () => {
  const { user, button } = setup();
  button.focus();
  await user.keyboard('{ArrowUp}');
  expect(item('Delete User')).toHaveFocus();
});

test('Enter chooses', async () => {
  const { user, button, chosen } = setup();
  button.focus();
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(chosen).toEqual(['Transaction, BUTTON']);
});

test.each(['{Escape}', '{Tab}'])('%s closes', async (key) => {
  const { user, button, chosen } = setup();
  await user.click(button);
  await user.keyboard(key);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(chosen).toEqual([]);
});

test('Escape returns the focus', async () => {
  const { user, button } = setup();
  await user.click(button);
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
});

test('a press elsewhere closes', async () => {
  const { user, button } = setup();
  await user.click(button);
  await user.click(screen.getByText('Elsewhere'));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('of several choices the one that was made has the focus, and another can be chosen', async () => {
  const user = userEvent.setup();
  const onSelect = jest.fn<undefined, [string]>();
  const choice = (label: string, isChecked: boolean) => ({ label, isChecked, onSelect: () => onSelect(label) });
  render(<RowMenu label="Compare with" items={[choice('Day 30', false), choice('Day 60', true)]} />);
  await user.click(screen.getByRole('button', { name: 'Compare with' }));
  expect(screen.getByRole('menuitemradio', { name: 'Day 60', checked: true })).toHaveFocus();
  await user.click(screen.getByRole('menuitemradio', { name: 'Day 30', checked: false }));
  expect(onSelect).toHaveBeenCalledWith('Day 30');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
