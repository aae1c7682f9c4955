import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object, string } from 'yup';
import { Form } from './Form';
import { SelectField, type Option } from './SelectField';
import { useOneAtATime } from '../dialog/useOneAtATime';
import { useSafeForm } from './useSafeForm';

const LUNCH = { value: '1', label: 'Lunch' };
const DINNER = { value: '2', label: 'Dinner' };

const schema = object({ meal: string().required('Meal is required.'), tag: string(), day: string().required() });

const initialValues = { meal: '', tag: '', day: '' };

/** A form whose meals arrive by a button, as those of a list that loads. */
function Fields({ meals }: { meals: Option[] }) {
  const [arrived, setArrived] = useState<Option[]>([]);
  const form = useSafeForm({ initialValues, schema, onSave: () => undefined }, useOneAtATime());
  return (
    <Form form={form}>
      <SelectField name="meal" label="Meal" placeholder="Select a meal" options={arrived} />
      <SelectField name="tag" label="Tag" placeholder="No tag" options={[LUNCH]} />
      <SelectField name="day" label="Day" placeholder="Select a day" options={[DINNER]} />
      <button type="button" onClick={() => setArrived(meals)}>
        Arrive
      </button>
      <button>Save</button>
      <button type="button" onClick={() => form.formik.resetForm()}>
        Discard
      </button>
      <p>{form.hasChanges ? 'changed' : 'untouched'}</p>
    </Form>
  );
}

function setup(meals: Option[]) {
  const user = userEvent.setup();
  render(<Fields meals={meals} />);
  return { user, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}

const meal = () => screen.getByRole('combobox', { name: 'Meal' });

test('the only option of a required field is chosen when it arrives, which is no change', async () => {
  const { user, press } = setup([LUNCH]);
  expect(screen.getByRole('combobox', { name: 'Day' })).toHaveDisplayValue('Dinner');
  await press('Arrive');
  expect(meal()).toHaveDisplayValue('Lunch');
  expect(screen.getByRole('combobox', { name: 'Tag' })).toHaveDisplayValue('No tag');
  expect(screen.getByText('untouched')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'Lunch');
  expect(screen.getByText('changed')).toBeVisible();
  await press('Discard');
  expect(meal()).toHaveDisplayValue('Lunch');
  expect(screen.getByText('untouched')).toBeVisible();
});

test('it can be taken away again', async () => {
  const { user, press } = setup([LUNCH]);
  await press('Arrive');
  await user.selectOptions(meal(), 'Select a meal');
  expect(meal()).toHaveDisplayValue('Select a meal');
  expect(screen.getByText('changed')).toBeVisible();
});

test('of two none is chosen', async () => {
  const { press } = setup([LUNCH, DINNER]);
  await press('Arrive');
  expect(meal()).toHaveDisplayValue('Select a meal');
});

test('what leads to another field is no choice', async () => {
  const { press } = setup([{ ...LUNCH, isDetour: true }]);
  await press('Arrive');
  expect(meal()).toHaveDisplayValue('Select a meal');
});

test('one that arrives after a failed save takes away its own error alone', async () => {
  const { user, press } = setup([LUNCH]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Day' }), 'Select a day');
  await press('Save');
  await waitFor(() => expect(meal()).toBeInvalid());
  await press('Arrive');
  expect(meal()).toBeValid();
  expect(screen.getByRole('combobox', { name: 'Day' })).toBeInvalid();
});
