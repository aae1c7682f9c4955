import { screen, waitFor, within } from '@testing-library/react';
import { conditionedMembers, found, inAddress, stateOf, write } from '@test/conditions';

const { openRow } = conditionedMembers();

test('a condition counts while it is typed, and Enter makes it a chip and part of the address', async () => {
  const app = await openRow();
  expect(app.field).toHaveFocus();
  await app.user.type(app.field, 'bmi > 30');
  await found(/Sana Iqbal/);
  expect(inAddress(app)).toBeNull();
  await app.user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'BMI over 30' })).toBeVisible();
  await waitFor(() => expect(inAddress(app)).toBe('bmi > 30'));
  expect(stateOf(app.store)).toEqual([[{ field: 'bmi', operator: '>', value: '30' }]]);
  expect(await screen.findByText('1 of 3 members')).toBeInTheDocument();
});

test('Backspace opens the last chip as text; Delete on a chip removes it', async () => {
  const app = await openRow();
  await app.user.type(app.field, 'bmi > 30,bmi < 50,{Backspace}');
  expect(app.field).toHaveValue('bmi < 50');
  await app.user.clear(app.field);
  await app.user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'BMI over 30' })).toHaveFocus();
  await app.user.keyboard('{Delete}');
  await found(/Sana/, /Hina/, /Mia/);
  expect(app.field).toHaveFocus();
});

test('F2 shows the conditions as text, and Enter turns it into chips again', async () => {
  const app = await openRow();
  await app.user.type(app.field, 'bmi > 30,sta{F2}');
  const text = screen.getByRole('textbox', { name: 'Conditions as text' });
  expect(text).toHaveValue('bmi > 30, sta');
  await app.user.clear(text);
  await app.user.paste('symptom has acne or hair');
  await app.user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Symptom has “acne” or Symptom has “hair”' })).toBeVisible();
  await found(/Sana/, /Hina/, /Mia/);
  expect(screen.getByRole('combobox', { name: 'Add a condition' })).toHaveFocus();
});

test('the fields are listed while one types, and the arrows choose one', async () => {
  const app = await openRow();
  await app.user.type(app.field, 'wai');
  const options = within(screen.getByRole('listbox', { name: 'Fields' })).getAllByRole('option');
  expect(options.map((option) => option.textContent.replace(/waist [<>lcg].*/, ''))).toEqual([
    'Waist',
    'Waist change',
    'Waist lost',
    'Waist gained',
    'Any answer has “wai”',
  ]);
  await app.user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(app.field).toHaveValue('waist change ');
});

test('removing a chip leaves what is being typed, and its editor goes with it', async () => {
  const app = await openRow();
  await write(app, 'bmi > 20, status is active, bmi < 30');
  await app.user.click(screen.getByRole('button', { name: 'Remove Status is “active”' }));
  expect(app.field).toHaveValue('bmi < 30');
  await found(/Hina/);
  await app.user.click(screen.getByRole('button', { name: 'BMI over 20' }));
  await app.user.clear(within(screen.getByRole('dialog', { name: 'BMI' })).getByLabelText('Value'));
  expect(app.field).toHaveValue('bmi < 30');
});

test('Remove in the editor removes one condition and closes', async () => {
  const app = await openRow();
  await write(app, 'bmi > 20, status is active,');
  await app.user.click(screen.getByRole('button', { name: 'BMI over 20' }));
  await app.user.click(within(screen.getByRole('dialog', { name: 'BMI' })).getByRole('button', { name: 'Remove' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(stateOf(app.store)).toEqual([[{ field: 'status', operator: 'is', value: 'active' }]]);
});

test('what is typed becomes a condition when the row is closed, so that the count on the button is true', async () => {
  const app = await openRow();
  await app.user.type(app.field, 'bmi > 30');
  await app.user.click(screen.getByRole('button', { name: 'Conditions' }));
  expect(await screen.findByRole('button', { name: 'Conditions 1 in force' })).toBeVisible();
  await found(/Sana/);
});

test('the comma of a figure closes no condition', async () => {
  const app = await openRow();
  await app.user.type(app.field, 'bmr < 1,400');
  expect(app.field).toHaveValue('bmr < 1,400');
  await app.user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'BMR under 1,400 kcal' })).toBeVisible();
  await write(app, `height >= 5'4",`);
  expect(screen.getByRole('button', { name: `Height at least 5'4"` })).toBeVisible();
});

test('the editor changes the list as one types, and Escape returns to the chip', async () => {
  const app = await openRow();
  await write(app, 'bmi > 30,');
  const chip = screen.getByRole('button', { name: 'BMI over 30' });
  await app.user.click(chip);
  const editor = screen.getByRole('dialog', { name: 'BMI' });
  const value = within(editor).getByLabelText('Value');
  expect(value).toHaveFocus();
  await app.user.clear(value);
  await app.user.type(value, '20');
  await found(/Sana/, /Hina/);
  expect(within(editor).getByText('2 fulfil it, 0 do not. 1 have no figure.')).toBeVisible();
  await app.user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'BMI over 20' })).toHaveFocus();
});
