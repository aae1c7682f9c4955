import { screen } from '@testing-library/react';
import { field, press } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { expectChanges } from '@test/selecting';

const mock = mockServer();

const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}`, hidden: true });

test('words are replaced in help, whose film stays', async () => {
  mock.create('helpCategory', { title: 'Start' });
  mock.create('helpContent', {
    title: 'The app',
    description: 'Open the app.',
    howTouseCategoryId: '1',
    media: 'a.mp4',
  });
  const { user } = renderApp('/how-to-use', mock.admin());
  await user.click(await box('The app'));
  await press(user, 'Replace words…');
  await user.type(field('Replace'), 'app');
  await user.type(field('With'), 'panel');
  await expectChanges('The appTitleThe apppanelDescriptionOpen the apppanel.');
  await press(user, 'Change 1 content');
  expect(await screen.findByText('2 places in 1 content were changed.')).toBeVisible();
});
