import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { dropConnection, hold, refuse, successFalse } from '@/mirage/overrides';
import { findAndPress } from '@test/dialogs';
import { mockServer } from '@test/mockServer';
import { ownEntries } from '@test/ownEntries';
import { renderApp } from '@test/renderApp';
import { createWorkouts } from '@test/workouts';

const mock = mockServer();

const FILM = 'https://films.example/squat.mp4';

async function open() {
  const seeds = createWorkouts(mock);
  mock.server.db.exercises!.update('1', { videoURL: FILM });
  const view = renderApp('/workouts', mock.admin());
  const [card] = await screen.findAllByRole('article');
  const row = await screen.findByRole('row', { name: /^Squat/ });
  return { ...view, ...seeds, card: card!, row };
}

async function choose(user: UserEvent, region: HTMLElement, item: string, items: string[]) {
  await user.click(within(region).getByRole('button', { name: 'Actions for Squat' }));
  expect(ownEntries('/workouts')).toEqual(items);
  await user.click(screen.getByRole('menuitem', { name: item }));
}
const ofCard = ['Edit', 'Delete'];
const ofRow = ['Edit', 'Duplicate', 'Delete'];

/** The mock server only answers calls to the API, so the film needs its own reply. */
function serveFilm() {
  const real = globalThis.fetch;
  const reply = { ok: true, blob: () => Promise.resolve(new Blob(['film'], { type: 'video/mp4' })) } as Response;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((...request) => (request[0] === FILM ? Promise.resolve(reply) : real(...request)));
}

test('the card’s menu edits the workout, the row’s the exercise', async () => {
  const { user, card, row } = await open();
  await choose(user, card, 'Edit', ofCard);
  expect(await screen.findByRole('dialog', { name: 'Update Workout' })).toBeVisible();
  await findAndPress(user, 'Cancel');
  await choose(user, row, 'Edit', ofRow);
  expect(await screen.findByRole('dialog', { name: 'Edit Exercise' })).toBeVisible();
});

test('deleting a workout asks, a message says so, and the card goes', async () => {
  const { user, card } = await open();
  await choose(user, card, 'Delete', ofCard);
  const dialog = await screen.findByRole('dialog', { name: 'Delete Workout' });
  expect(dialog).toHaveTextContent('Are you sure you want to delete this workout? This action cannot be undone.Squat');
  const release = hold(mock.server, 'workout/delete');
  await user.dblClick(within(dialog).getByRole('button', { name: 'Delete' }));
  release();
  expect(await screen.findByText('Workout deleted successfully!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Squat' })).not.toBeInTheDocument());
  expect(screen.getByRole('rowheader', { name: 'Squat' })).toBeVisible();
  expect(mock.posted('workout/delete')).toEqual([{ id: 1 }]);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('deleting an exercise asks, a message says so, and row and card go', async () => {
  const { user, row } = await open();
  await choose(user, row, 'Delete', ofRow);
  const dialog = await screen.findByRole('dialog', { name: 'Delete Exercise' });
  expect(dialog).toHaveTextContent('Are you sure you want to delete this exercise? This action cannot be undone.Squat');
  const release = hold(mock.server, 'exercise/delete');
  await user.dblClick(within(dialog).getByRole('button', { name: 'Delete' }));
  release();
  expect(await screen.findByText('Exercise deleted successfully!')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Squat')).not.toBeInTheDocument());
  expect(mock.posted('exercise/delete')).toEqual([{ id: 1 }]);
});

test('deleting can be cancelled', async () => {
  const { user, card } = await open();
  await choose(user, card, 'Delete', ofCard);
  await findAndPress(user, 'Cancel');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(within(card).getByRole('button', { name: 'Actions for Squat' })).toHaveFocus();
  expect(mock.posted('workout/delete')).toEqual([]);
});

test.each([
  ['a refusal', (path: string) => refuse(mock.server, path, { status: 409, message: 'In use.' }), 'In use.'],
  ['success: false', (path: string) => successFalse(mock.server, path, 'In use.'), 'In use.'],
  [
    'a dropped connection',
    (path: string) => dropConnection(mock.server, path),
    'Something went wrong. Please try again.',
  ],
])('deleting that meets %s says so and keeps everything', async (_name, fail, message) => {
  const { user, card, row } = await open();
  fail('workout/delete');
  fail('exercise/delete');
  for (const [region, items] of [
    [card, ofCard],
    [row, ofRow],
  ] as const) {
    await choose(user, region, 'Delete', items);
    await findAndPress(user, 'Delete');
    const said = await screen.findAllByRole('alert');
    expect(said.at(-1)).toHaveTextContent(message);
    await findAndPress(user, 'Cancel');
  }
  expect(card).toBeInTheDocument();
  expect(row).toBeInTheDocument();
});

test('Duplicate opens Add Exercise with a copy that has the film as a file', async () => {
  serveFilm();
  const { user, row } = await open();
  await choose(user, row, 'Duplicate', ofRow);
  await screen.findByRole('dialog', { name: 'Add Exercise' });
  expect(screen.getByLabelText('Title')).toHaveValue('Copy of Squat');
  expect(screen.getByRole('button', { name: 'Remove squat.mp4' })).toBeVisible();
  await findAndPress(user, 'Save');
  expect(await screen.findByText('Exercise created successfully!')).toBeVisible();
  expect(await screen.findByRole('rowheader', { name: 'Copy of Squat' })).toBeVisible();
  expect(mock.posted('exercise/create')).toEqual([
    { video: 'squat.mp4', name: 'Copy of Squat', description: 'How to do a squat.' },
  ]);
});

test('without a film the copy asks for one', async () => {
  const { user } = await open();
  const row = screen.getByRole('row', { name: /^Bridge/ });
  await user.click(within(row).getByRole('button', { name: 'Actions for Bridge' }));
  await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
  await screen.findByRole('dialog', { name: 'Add Exercise' });
  await findAndPress(user, 'Save');
  expect(await screen.findByText('Please upload a video.')).toBeVisible();
});
