import { screen, waitFor } from '@testing-library/react';
import { hold, successFalse } from '@/mirage/overrides';
import { dietPlansOf } from '@test/dietPlans';
import { answerAlert, field, press } from '@test/dialogs';
import { testFormDialog } from '@test/formDialog';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { saveFaults, type SaveFault } from '@test/saveFaults';

const mock = mockServer();
const { practice } = dietPlansOf(mock);

/** The filled-in form: a copy to add, or the stored plan to edit. */
async function open(kind: 'duplicate' | 'edit') {
  const { soup } = practice();
  const view = renderApp(`/diet-plans?dialog=${kind}:${soup.id}`, mock.admin());
  await screen.findByRole('dialog');
  await view.user.type(field('Title'), '!');
  return view;
}

const faults = (text: string): SaveFault[] => [
  ...saveFaults(mock, text),
  ['a refusal in a 200 reply', (path) => successFalse(mock.server, path), text],
];

test.each(faults('Failed to add diet plan. Please try again.'))(
  'adding that meets %s says so and keeps the dialog and its text',
  async (_name, fail, text) => {
    const { user } = await open('duplicate');
    fail('meals/create');
    await press(user, 'Save');
    await answerAlert(user, text);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    expect(field('Title')).toHaveValue('Copy of Red lentil soup!');
    mock.mend('meals/create');
    await press(user, 'Save');
    expect(await screen.findByText('Diet plan added successfully!')).toBeVisible();
  },
);

testFormDialog(mock, {
  title: 'Edit Diet-Plan',
  call: 'meals/update',
  open: () => open('edit'),
  fill: (user) => user.type(field('Note'), 'Freezes.'),
  expectKept: () => {
    expect(field('Title')).toHaveValue('Red lentil soup!');
    expect(field('Note')).toHaveValue('Freezes.');
  },
  list: 'meals/list',
  findSaved: () => screen.findByText('Diet plan updated successfully!'),
  faults: faults('Failed to update diet plan. Please try again.'),
  expectSaid: answerAlert,
});

test('a late reply does not close the dialog opened since', async () => {
  const { user, go } = await open('edit');
  const release = hold(mock.server, 'meals/update');
  await press(user, 'Save');
  await waitFor(() => expect(mock.posted('meals/update')).toHaveLength(1));
  await go('/diet-plans?dialog=add');
  const next = await screen.findByRole('dialog', { name: 'Add New Diet-Plan' });
  release();
  await screen.findByRole('alertdialog');
  expect(next).toBeInTheDocument();
});
