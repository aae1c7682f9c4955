import { screen, waitFor } from '@testing-library/react';
import { expireSession, nullList, objectInsteadOfList, refuse } from '@/mirage/overrides';
import { loadFaults } from '@test/loadFaults';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { createWorkouts } from '@test/workouts';

const mock = mockServer();

/** A week is an object, not a list, so it needs an empty reply of its own. */
const FAULTS = loadFaults(mock).filter(([name]) => name !== 'an object for a list');

const sections = () => [
  screen.getByRole('region', { name: 'Workouts' }),
  screen.getByRole('region', { name: 'Exercises Table' }),
];
const isIdle = async () => {
  await screen.findByRole('region', { name: 'Workouts' });
  await waitFor(() => sections().forEach((section) => expect(section).toHaveAttribute('aria-busy', 'false')));
};

function open() {
  createWorkouts(mock);
  return renderApp('/workouts', mock.admin());
}

test.each(FAULTS)('a first load of the weeks that meets %s leaves the section empty', async (_name, fail) => {
  fail('workout/list/weeks');
  const { user } = open();
  await isIdle();
  expect(sections()[0]).toBeEmptyDOMElement();
  expect(screen.getByRole('combobox', { name: 'Select Week' })).toBeDisabled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  mock.mend('workout/list/weeks');
  await user.click(screen.getByRole('button', { name: /^Refresh/ }));
  expect(await screen.findByRole('tab', { name: 'Legs' })).toBeVisible();
});

test.each(FAULTS)('a week that meets %s shows nothing, and can be tried again', async (_name, fail) => {
  fail('workout/detail');
  const { user } = open();
  await isIdle();
  expect(sections()[0]).toBeEmptyDOMElement();
  expect(screen.getByRole('combobox', { name: 'Select Week' })).toHaveDisplayValue('Week 1');
  mock.mend('workout/detail');
  await user.click(screen.getByRole('button', { name: /^Refresh/ }));
  expect(await screen.findByRole('tab', { name: 'Legs' })).toBeVisible();
});

test.each(FAULTS)('a first load of the exercises that meets %s shows nothing untrue', async (_name, fail) => {
  fail('exercise/list');
  open();
  await isIdle();
  expect(sections()[1]).toHaveTextContent(/^Exercises Table$/);
  expect(screen.getByRole('tab', { name: 'Legs' })).toBeVisible();
});

test.each(FAULTS)('a reload that meets %s keeps what was shown', async (_name, fail) => {
  const { user } = open();
  await screen.findByRole('tab', { name: 'Legs' });
  await isIdle();
  for (const path of ['workout/list/weeks', 'workout/list/workoutdays', 'workout/detail', 'exercise/list']) fail(path);
  await user.click(screen.getByRole('button', { name: /^Refresh/ }));
  await isIdle();
  expect(screen.getByRole('heading', { name: 'Squat' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Squat' })).toBeVisible();
});

test('another week that cannot be loaded shows nothing of the one before', async () => {
  const { user } = open();
  await screen.findByRole('tab', { name: 'Legs' });
  refuse(mock.server, 'workout/detail', { status: 500 });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Select Week' }), 'Week 2');
  await isIdle();
  expect(sections()[0]).toBeEmptyDOMElement();
  expect(screen.getByRole('row', { name: /Squat/ })).toHaveTextContent(/^Squat——/);
});

test('lists that are null are empty', async () => {
  nullList(mock.server, 'workout/list/weeks');
  nullList(mock.server, 'exercise/list');
  open();
  expect(await screen.findByText('No weeks found')).toBeVisible();
  expect(await screen.findByText('No exercises found')).toBeVisible();
});

test('a week that is null has no days', async () => {
  nullList(mock.server, 'workout/detail');
  open();
  expect(await screen.findByText('No days found')).toBeVisible();
});

test('a list that is no list is a failed load', async () => {
  objectInsteadOfList(mock.server, 'workout/list/weeks');
  open();
  await isIdle();
  expect(sections()[0]).toBeEmptyDOMElement();
});

test('a session that ended meanwhile asks to sign in over the page', async () => {
  const { user } = open();
  await screen.findByRole('tab', { name: 'Legs' });
  expireSession(mock.server);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Select Week' }), 'Week 2');
  expect(await screen.findByText('Your session has expired. Please sign in again.')).toBeVisible();
});
