import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { boolean, mixed, object, string } from 'yup';
import { CheckField } from './CheckField';
import { FigureField } from './FigureField';
import { Form } from './Form';
import { PasswordField } from './PasswordField';
import { SelectField } from './SelectField';
import { TextAreaField } from './TextAreaField';
import { UploadField } from './UploadField';
import { useOneAtATime } from '../dialog/useOneAtATime';
import { useSafeForm } from './useSafeForm';
import { pngFile } from '@test/pictures';

const initialValues = { plan: '', minutes: '', about: '', allows: false, password: '', image: null as File | null };

const schema = object({
  plan: string().required('Please select a plan.'),
  about: string(),
  allows: boolean().oneOf([true], 'Please allow comments.'),
  password: string(),
  image: mixed().required('Image is required.'),
});

function Fields({ onSave }: { onSave: (values: typeof initialValues) => void }) {
  const form = useSafeForm({ initialValues, schema, onSave }, useOneAtATime());
  return (
    <Form form={form}>
      <SelectField
        name="plan"
        label="Plan"
        placeholder="Select a plan"
        options={[
          { value: '7', label: 'PCOS Essentials' },
          { value: '8', label: 'Gentle start' },
        ]}
      />
      <FigureField name="minutes" label="Minutes" unit="min" />
      <TextAreaField name="about" label="About" />
      <CheckField name="allows" label="Allow Comments" />
      <PasswordField name="password" label="Password" autoComplete="new-password" />
      <UploadField name="image" label="Image" accept={{ 'image/*': [] }} hint="PNG or JPEG" />
      <button>Save</button>
    </Form>
  );
}

function setup() {
  const onSave = jest.fn<undefined, [typeof initialValues]>();
  const user = userEvent.setup({ applyAccept: false });
  render(<Fields onSave={onSave} />);
  return { user, onSave, save: () => user.click(screen.getByRole('button', { name: 'Save' })) };
}

test('each field sets its value', async () => {
  const { user, onSave, save } = setup();
  const image = pngFile('bowl.png');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'PCOS Essentials');
  await user.type(screen.getByRole('textbox', { name: 'About' }), 'two{Enter}lines ');
  await user.click(screen.getByRole('checkbox', { name: 'Allow Comments' }));
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.upload(screen.getByLabelText('Image'), image);
  await screen.findByText('bowl.png');
  await save();
  await waitFor(() =>
    expect(onSave).toHaveBeenCalledWith({
      plan: '7',
      minutes: '',
      about: 'two\nlines ',
      allows: true,
      password: 'secret',
      image,
    }),
  );
});

test('each field shows its error', async () => {
  const { save } = setup();
  await save();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Plan' })).toHaveFocus());
  expect(screen.getByRole('combobox', { name: 'Plan' })).toHaveAccessibleDescription('Please select a plan.');
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please allow comments.');
  expect(screen.getByLabelText('Image')).toHaveAccessibleDescription('Image is required. PNG or JPEG');
});

test('what may stay empty says so beside its name, what may not by an attribute; a unit describes its field', () => {
  setup();
  expect(screen.getAllByText('(optional)')).toHaveLength(3);
  for (const name of ['About', 'Minutes', 'Password']) expect(screen.getByLabelText(name)).not.toBeRequired();
  for (const name of ['Plan', 'Image']) expect(screen.getByLabelText(name)).toBeRequired();
  expect(screen.getByRole('textbox', { name: 'Minutes' })).toHaveAccessibleDescription('min');
});

test('a text area counts without cutting', async () => {
  const { user } = setup();
  const about = screen.getByRole('textbox', { name: 'About' });
  await user.click(about);
  await user.paste('a'.repeat(10_001));
  expect(about).toHaveAccessibleDescription('10,001 / 10,000 max characters');
});

test('a password can be shown and hidden', async () => {
  const { user } = setup();
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

test('a file can be removed, and the focus stays in the field', async () => {
  const { user } = setup();
  await user.upload(screen.getByLabelText('Image'), pngFile('bowl.png'));
  await user.click(await screen.findByRole('button', { name: 'Remove bowl.png' }));
  expect(screen.queryByText('bowl.png')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Image')).toHaveFocus();
});

test.each([
  [new File(['x'], 'plan.pdf', { type: 'application/pdf' }), 'This file type is not accepted: plan.pdf'],
  [pngFile('huge.png', 10_000_001), 'This file is too large: huge.png (max 10 MB)'],
  [new File([], 'empty.png', { type: 'image/png' }), 'This file is empty: empty.png'],
])('%p is refused: %s', async (file, text) => {
  const { user } = setup();
  await user.upload(screen.getByLabelText('Image'), file);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText('Image')).toHaveAccessibleDescription(expect.stringContaining(text));
  expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
});
