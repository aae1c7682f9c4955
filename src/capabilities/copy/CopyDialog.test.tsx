import { act, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { type Interceptor } from '@/mirage/calls/api';
import { dropConnection, hold, refuse } from '@/mirage/overrides';
import { dropped } from '@/mirage/calls/request';
import { stateOf } from '@/mirage/calls/state';
import { table } from '@/mirage/database/table';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { createWorkouts } from '@test/workouts';

const mock = mockServer();

const CREATE = 'workout/create';

/** Legs has squat, bridge and plank, and the dialog that copies it is open. */
async function open() {
  const seeds = createWorkouts(mock);
  seeds.workout(seeds.legs.id, seeds.plank.id, 1, 30);
  const view = renderApp('/workouts', mock.admin());
  await view.user.click(await screen.findByRole('button', { name: 'Actions for Legs' }));
  await view.user.click(screen.getByRole('menuitem', { name: 'Copy to another day' }));
  const dialog = await screen.findByRole('dialog', { name: 'Copy Legs' });
  return { ...view, ...seeds, dialog };
}

const button = (name: string) => screen.getByRole('button', { name });
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const lines = () => texts(within(screen.getByRole('list', { name: 'Exercises to add' })).getAllByRole('listitem'));
const options = (name: string) => texts(within(screen.getByLabelText(name)).getAllByRole('option'));
const copied = () => (mock.posted(CREATE) as { exerciseId: number }[]).map(({ exerciseId }) => exerciseId);
const onRest = () => table(mock.server, 'workouts').where({ workoutDayId: '2' }).length;

async function copyToRest(user: UserEvent) {
  await user.selectOptions(screen.getByLabelText('To day'), 'Rest');
  await user.click(button('Copy'));
}

/** From now on calls fail in that way if `isChosen`, given their number from 1; the others succeed. */
function onCall(isChosen: (call: number) => boolean, wrong: Interceptor) {
  let calls = 0;
  stateOf(mock.server).overrides.set(CREATE, (path, request, next) => {
    calls += 1;
    return isChosen(calls) ? wrong(path, request, next) : next();
  });
}
const refused: Interceptor = () => Promise.resolve({ status: 422, body: { message: 'Too many reps.' } });

test('it shows what will be added, and the days it can be added to', async () => {
  const { user } = await open();
  expect(lines()).toEqual(['Squat3 sets · 12 reps', 'Bridge2 sets · 15 reps', 'Plank1 set · 30 reps']);
  expect(screen.getByText('3 exercises to add. What the day has is left out.')).toBeVisible();
  expect(options('To day')).toEqual(['Select a day', 'Rest']);
  expect(button('Copy')).toBeDisabled();
  await user.selectOptions(screen.getByLabelText('To week'), 'Week 2');
  expect(options('To day')).toEqual(['Select a day', 'Arms']);
  expect(mock.posted(CREATE)).toEqual([]);
});

test('each exercise is added by its own call, one after another', async () => {
  const { user, dialog } = await open();
  const release = hold(mock.server, CREATE);
  await copyToRest(user);
  expect(screen.getByText('To Week 1, Rest')).toBeVisible();
  await waitFor(() => expect(copied()).toEqual([1]));
  expect(lines().map((line) => /(Waiting|Adding...|Added)$/.exec(line)![0])).toEqual([
    'Adding...',
    'Waiting',
    'Waiting',
  ]);
  release();
  expect(await screen.findByText('3 of 3 added')).toBeVisible();
  expect(mock.posted(CREATE)).toEqual([
    { weekId: 1, workoutDayId: 2, exerciseId: 1, sets: 3, reps: 12 },
    { weekId: 1, workoutDayId: 2, exerciseId: 2, sets: 2, reps: 15 },
    { weekId: 1, workoutDayId: 2, exerciseId: 3, sets: 1, reps: 30 },
  ]);
  await waitFor(() => expect(button('Done')).toHaveFocus());
  expect(within(dialog).queryByRole('button', { name: 'Retry failed' })).not.toBeInTheDocument();
  await user.click(button('Done'));
  expect(button('Actions for Legs')).toHaveFocus();
  await user.click(screen.getByRole('tab', { name: 'Rest' }));
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test('it copies into another week', async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByLabelText('To week'), 'Week 2');
  await user.selectOptions(screen.getByLabelText('To day'), 'Arms');
  await user.click(button('Copy'));
  expect(await screen.findByText('3 of 3 added')).toBeVisible();
  expect(mock.posted(CREATE)).toMatchObject(Array(3).fill({ weekId: 2, workoutDayId: 3 }));
});

test('a double click copies once', async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByLabelText('To day'), 'Rest');
  await user.dblClick(button('Copy'));
  expect(await screen.findByText('3 of 3 added')).toBeVisible();
  expect(copied()).toEqual([1, 2, 3]);
});

test('Stop lets the current call end and sends no more; the rest can be added later, nothing twice', async () => {
  const { user } = await open();
  const release = hold(mock.server, CREATE);
  await copyToRest(user);
  await waitFor(() => expect(copied()).toEqual([1]));
  await user.dblClick(button('Stop'));
  expect(button('Stopping...')).toHaveAttribute('aria-disabled', 'true');
  release();
  expect(await screen.findByRole('button', { name: 'Add the rest' })).toBeVisible();
  expect(lines().map((line) => /(Not added|Added)$/.exec(line)![0])).toEqual(['Added', 'Not added', 'Not added']);
  expect(copied()).toEqual([1]);
  await user.dblClick(button('Add the rest'));
  expect(await screen.findByText('3 of 3 added')).toBeVisible();
  expect(copied()).toEqual([1, 2, 3]);
});

test('a failed line says why, the others continue, and Retry failed sends only that one', async () => {
  const { user } = await open();
  onCall((call) => call === 2, refused);
  await copyToRest(user);
  expect(await screen.findByRole('button', { name: 'Retry failed' })).toBeVisible();
  expect(lines()[1]).toBe('Bridge2 sets · 15 repsFailed to create workout. Please try again. Too many reps.Failed');
  expect(screen.getByText('2 of 3 added')).toBeVisible();
  await user.dblClick(button('Retry failed'));
  expect(await screen.findByText('3 of 3 added')).toBeVisible();
  expect(copied()).toEqual([1, 2, 3, 2]);
  expect(onRest()).toBe(3);
});

test('a line that was added though its reply was lost is not added again', async () => {
  const { user } = await open();
  onCall(
    (call) => call === 2,
    async (_path, request, next) => {
      await next();
      return dropped(request);
    },
  );
  await copyToRest(user);
  await user.click(await screen.findByRole('button', { name: 'Retry failed' }));
  expect(await screen.findByText('2 of 3 added, 1 already there')).toBeVisible();
  expect(lines()[1]).toBe('Bridge2 sets · 15 repsAlready there');
  expect(copied()).toEqual([1, 2, 3]);
  expect(onRest()).toBe(3);
});

test('what was added before closing halfway is not added again by another copy', async () => {
  const { user, legs, rest, squat, workout } = await open();
  workout(rest.id, squat.id, 3, 12);
  await copyToRest(user);
  expect(await screen.findByText('2 of 3 added, 1 already there')).toBeVisible();
  expect(copied()).toEqual([2, 3]);
  expect(table(mock.server, 'workouts').where({ workoutDayId: legs.id })).toHaveLength(3);
});

test('if every call fails, each line says so', async () => {
  const { user } = await open();
  dropConnection(mock.server, CREATE);
  await copyToRest(user);
  await screen.findByRole('button', { name: 'Retry failed' });
  for (const line of lines()) expect(line).toMatch(/Failed to create workout\. Please try again\.Failed$/);
});

test('if the other day cannot be read, nothing is added, and it can be tried again', async () => {
  const { user } = await open();
  refuse(mock.server, 'workout/detail', { status: 500, message: 'Out of order.' });
  await copyToRest(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Out of order.');
  expect(mock.posted(CREATE)).toEqual([]);
  mock.mend('workout/detail');
  await user.click(button('Copy'));
  expect(await screen.findByText('3 of 3 added')).toBeVisible();
});

test.each(['Close', '{Escape}', 'another screen'])('%s while it runs stops it', async (way) => {
  const { user, go } = await open();
  const release = hold(mock.server, CREATE);
  await copyToRest(user);
  await waitFor(() => expect(copied()).toEqual([1]));
  if (way === 'Close') await user.click(button('Close'));
  else if (way === '{Escape}') await user.keyboard(way);
  else await go('/dashboard');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  release();
  await waitFor(() => expect(onRest()).toBe(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(copied()).toEqual([1]);
});

test('Cancel closes it', async () => {
  const { user } = await open();
  await user.click(button('Cancel'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button('Actions for Legs')).toHaveFocus();
});
