import { screen } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { refuse } from '@/mirage/overrides';
import { field, press } from '@test/dialogs';
import { testFormDialog } from '@test/formDialog';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { createWorkouts } from '@test/workouts';

const mock = mockServer();

const FILM = new File(['a film'], 'plank.mp4', { type: 'video/mp4' });

async function open(address = '/workouts?dialog=addExercise') {
  createWorkouts(mock);
  const view = renderApp(address, mock.admin());
  await screen.findByRole('dialog');
  return view;
}

async function fill(user: UserEvent) {
  await user.type(field('Title'), ' Side plank ');
  await user.type(field('Description'), 'Elbow under the shoulder.{Enter}Both sides.');
  await user.upload(field('Video'), FILM);
}

test('an exercise is added with its film, a message says so, and the table shows it', async () => {
  const { user } = await open();
  await fill(user);
  await press(user, 'Save');
  expect(await screen.findByText('Exercise created successfully!')).toBeVisible();
  expect(await screen.findByRole('rowheader', { name: 'Side plank' })).toBeVisible();
  expect(mock.posted('exercise/create')).toEqual([
    { video: 'plank.mp4', name: 'Side plank', description: 'Elbow under the shoulder.\nBoth sides.' },
  ]);
});

test('each field says what it needs', async () => {
  const { user } = await open();
  await user.type(field('Description'), '  {Enter}');
  await press(user, 'Save');
  for (const message of [
    'Please enter exercise title.',
    'Please enter exercise description.',
    'Please upload a video.',
  ])
    expect(await screen.findByText(message)).toBeVisible();
  expect(field('Title')).toHaveFocus();
  expect(mock.posted('exercise/create')).toEqual([]);
});

testFormDialog(mock, {
  title: 'Add Exercise',
  call: 'exercise/create',
  open,
  fill,
  expectKept: () => {
    expect(field('Title')).toHaveValue(' Side plank ');
    expect(field('Description')).toHaveValue('Elbow under the shoulder.\nBoth sides.');
    expect(screen.getByRole('button', { name: 'Remove plank.mp4' })).toBeVisible();
  },
  list: 'exercise/list',
  findSaved: () => screen.findByText('Exercise created successfully!'),
});

test('Edit Exercise needs no film, and the cards of the week follow', async () => {
  const { user } = await open('/workouts?dialog=editExercise:1');
  expect(screen.getByRole('dialog', { name: 'Edit Exercise' })).toBeVisible();
  expect(field('Title')).toHaveValue('Squat');
  expect(field('Description')).toHaveValue('How to do a squat.');
  await user.type(field('Title'), ' with a pause');
  await press(user, 'Save');
  expect(await screen.findByText('Exercise updated successfully!')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Squat with a pause' })).toBeVisible();
  expect(mock.posted('exercise/update')).toEqual([
    { name: 'Squat with a pause', description: 'How to do a squat.', id: '1' },
  ]);
});

test('a refused edit shows the server’s message, and the dialog stays', async () => {
  const { user } = await open('/workouts?dialog=editExercise:1');
  refuse(mock.server, 'exercise/update', { status: 422, message: 'No.' });
  await user.type(field('Title'), '!');
  await press(user, 'Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('No.');
  expect(field('Title')).toHaveValue('Squat!');
});
