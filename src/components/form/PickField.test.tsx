import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { PickField } from './PickField';

const toOptions = (labels: string[]) => labels.map((label, value) => ({ value: String(value), label }));
const OPTIONS = toOptions(['Bridge', 'Plank', 'Side plank']);

function setup(exercise = '', from = OPTIONS) {
  const onEscape = jest.fn();
  const onSubmit = jest.fn();
  render(
    <Formik initialValues={{ exercise }} onSubmit={onSubmit}>
      {({ values, handleSubmit }) => (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- stands for the dialog around it
        <form
          onSubmit={handleSubmit}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onEscape();
          }}
        >
          <PickField name="exercise" label="Exercise" placeholder="Select an exercise" options={from} />
          <input aria-label="Sets" />
          <output>{values.exercise}</output>
        </form>
      )}
    </Formik>,
  );
  return { user: userEvent.setup(), onEscape, onSubmit };
}

const input = () => screen.getByRole('combobox', { name: 'Exercise' });
const chosen = () => screen.getByText((_, element) => element?.tagName === 'OUTPUT').textContent;
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('typing narrows the list, and Enter chooses without sending the form', async () => {
  const { user, onSubmit } = setup();
  await user.type(input(), 'plank');
  expect(options()).toEqual(['Plank', 'Side plank']);
  expect(screen.getByText('2 found')).toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(input()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await user.keyboard('{Enter}');
  expect(input()).toHaveValue('Side plank');
  expect(chosen()).toBe('2');
  expect(options()).toEqual([]);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Tab chooses what was typed for, and goes on', async () => {
  const { user } = setup();
  await user.type(input(), 'br{Tab}');
  expect(chosen()).toBe('0');
  expect(screen.getByRole('textbox', { name: 'Sets' })).toHaveFocus();
});

test('a press opens all options and chooses one; the input keeps the focus', async () => {
  const { user } = setup('1');
  await user.click(input());
  expect(options()).toEqual(['Bridge', 'Plank', 'Side plank']);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Plank');
  await user.click(screen.getByRole('option', { name: 'Bridge' }));
  expect(input()).toHaveFocus();
  expect(chosen()).toBe('0');
});

test('a long list opens around the chosen one, and the arrow keys go on from there', async () => {
  const { user } = setup('120', toOptions(Array.from({ length: 130 }, (_, index) => `Exercise ${index}`)));
  await user.click(input());
  expect(options()).toHaveLength(50);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Exercise 120');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(input()).toHaveValue('Exercise 121');
  await user.clear(input());
  expect(options()[0]).toBe('Exercise 0');
});

test('Esc closes the list, then the dialog; what was chosen stays', async () => {
  const { user, onEscape } = setup('1');
  await user.type(input(), 'x');
  expect(screen.getByText('Nothing found')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(input()).toHaveValue('Plank');
  expect(onEscape).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onEscape).toHaveBeenCalledTimes(1);
});

test('a text that is left without a choice goes back, an emptied one chooses nothing', async () => {
  const { user } = setup('1');
  await user.type(input(), 'zz{Tab}');
  expect(input()).toHaveValue('Plank');
  await user.clear(input());
  await user.tab();
  expect(input()).toHaveValue('');
  expect(chosen()).toBe('');
});
