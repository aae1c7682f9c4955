import { act, screen, waitFor, within } from '@testing-library/react';
import { callLog } from '@/services/http/callLog';
import { press } from '@test/dialogs';
import { recordedPanel } from '@test/recorded';

const { mock, recorded, member } = recordedPanel();

test('a search, a member and another section are told without their words', async () => {
  ['Sana', 'Hira', 'Sanam'].forEach(member);
  const { user, said, text, read, leave } = recorded('/users');
  await user.type(await screen.findByRole('searchbox'), 'sana');
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Sanam Iqbal' }));
  await screen.findByRole('dialog');
  await press(user, 'Close');
  await user.click(within(screen.getByRole('navigation', { name: 'Sections' })).getByText('Plans'));
  await screen.findByRole('heading', { level: 1, name: 'Plans' });
  await waitFor(() =>
    expect(said()).toEqual([
      'Users were loaded, 3',
      'Searched the list',
      expect.stringMatching(/^Opened a member, the (1st|2nd) found$/),
      'User progress was loaded',
      'Closed the member',
      'Opened Plans',
      'Plans were loaded, 0',
    ]),
  );
  expect(text()).not.toMatch(/sana|hira|iqbal|@/i);
  const steps = read().steps.map(({ kind }) => kind);
  expect(steps.slice(0, 3)).toEqual(['asked', 'answered', 'typed']);
  act(leave);
});

/** The lines of a report of a visit to a member who answered so; without their times and order. */
async function reportOfAnswers(userAssesmentForm: Record<string, string>, typed: string) {
  const { id } = mock.create('user', { firstName: 'Sana', userAssesmentForm });
  const { user, text, leave } = recorded('/users');
  await user.type(await screen.findByRole('searchbox'), typed);
  await user.clear(screen.getByRole('searchbox'));
  await user.click(await screen.findByRole('button', { name: /^Sana/ }));
  await screen.findByRole('dialog');
  await waitFor(() => expect(text()).toMatch(/"answered".*"getUserProgress"/));
  const told = text().replaceAll(/"(at|duration|begins)":("[^"]*"|\d+)/g, '');
  act(leave);
  callLog.clear();
  return told.replaceAll(`${id}`, 'id').split(/,?\n/).sort();
}

test('two answers to choose from are told alike, whatever their length', async () => {
  const married = await reportOfAnswers({ martialStatus: 'Married', medicines: 'Yes' }, 'Married');
  mock.server.db.emptyData();
  const single = await reportOfAnswers({ martialStatus: 'Single', medicines: 'No' }, 'No');
  expect(married).toEqual(single);
});
