import { screen, waitFor } from '@testing-library/react';
import { button, dialog, email, first, openForm, question } from '@test/formScreen';

test('starts in the first field', async () => {
  await openForm();
  expect(first()).toHaveFocus();
});

test('a refused form focuses its first field in error and says what is wrong', async () => {
  const { user, onSave } = await openForm();
  await user.clear(email());
  await user.click(button('Save'));
  await waitFor(() => expect(first()).toHaveFocus());
  expect(first()).toHaveAccessibleDescription('First name is required.');
  expect(first()).toBeInvalid();
  expect(email()).toHaveAccessibleDescription('Email is required.');
  expect(onSave).not.toHaveBeenCalled();
});

test('the field in error comes into view with its message, also where it has the focus already', async () => {
  const { user } = await openForm();
  const scrolled: Element[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this);
  });
  expect(first()).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(scrolled).toEqual([first()]));
});

test('editing a field takes away its own error and no other', async () => {
  const { user } = await openForm();
  await user.clear(email());
  await user.click(button('Save'));
  await user.type(first(), 'S');
  expect(screen.queryByText('First name is required.')).not.toBeInTheDocument();
  expect(email()).toHaveAccessibleDescription('Email is required.');
});

test('saves once, says so while it runs, and cannot be closed meanwhile', async () => {
  const { user, onSave, finish } = await openForm();
  await user.type(first(), 'Sana');
  await user.dblClick(button('Save'));
  expect(button('Please wait...')).toHaveAttribute('aria-busy', 'true');
  await user.type(first(), '{Enter}');
  await user.keyboard('{Escape}');
  await user.click(button('Cancel'));
  await user.click(button('Close'));
  await user.click(dialog() as HTMLElement);
  expect(dialog()).toBeVisible();
  expect(question()).not.toBeInTheDocument();
  expect(onSave).toHaveBeenCalledTimes(1);
  await finish();
  expect(dialog()).not.toBeInTheDocument();
  expect(button('Add user')).toHaveFocus();
});

test('takes nothing while a save runs: it would be lost as the dialog closes', async () => {
  const { user, finish } = await openForm({ outcome: 'This email is taken.' });
  await user.type(first(), 'Sana{Enter}');
  await user.type(first(), ' Iqbal');
  expect(first()).toHaveValue('Sana');
  expect(first()).toHaveFocus();
  await finish();
  await user.type(first(), ' Iqbal');
  expect(first()).toHaveValue('Sana Iqbal');
});

test('shows what the server said until something is edited, and can be saved again', async () => {
  const { user, onSave, finish } = await openForm({ outcome: 'This email is taken.' });
  await user.type(first(), 'Sana{Enter}');
  await finish();
  expect(screen.getByRole('alert')).toHaveTextContent('This email is taken.');
  await user.type(email(), 'd');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(button('Save'));
  expect(onSave).toHaveBeenCalledTimes(2);
});
