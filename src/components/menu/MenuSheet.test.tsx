import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { narrowWindow } from '@test/narrowWindow';
import { HoldBackContext } from './holdBack';
import { RowMenu } from './RowMenu';

/** Opens a row's menu on a phone; `goBack` is what the browser's Back does meanwhile. */
async function setup() {
  narrowWindow();
  let goBack: (() => void) | null = null;
  const holdBack = (onBack: () => void) => {
    goBack = onBack;
    return () => (goBack = null);
  };
  render(
    <HoldBackContext value={holdBack}>
      <RowMenu label="Actions for Sana Iqbal" items={[{ label: 'Edit', onSelect: () => {} }]} />
    </HoldBackContext>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Actions for Sana Iqbal' }));
  return { user, goBack: () => act(() => goBack?.()), isHeld: () => goBack !== null };
}

afterEach(() => jest.restoreAllMocks());

test('on a phone the menu is named after its row', async () => {
  await setup();
  expect(screen.getByText('Sana Iqbal')).toBeVisible();
});

test('Back closes the menu and returns the focus, and is free again', async () => {
  const { goBack, isHeld } = await setup();
  expect(isHeld()).toBe(true);
  goBack();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Actions for Sana Iqbal' })).toHaveFocus();
  expect(isHeld()).toBe(false);
});
