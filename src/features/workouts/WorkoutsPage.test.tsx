import { screen, waitFor, within } from '@testing-library/react';
import { hold } from '@/mirage/overrides';
import { mockServer } from '@test/mockServer';
import { renderApp } from '@test/renderApp';
import { createWorkouts } from '@test/workouts';
import { sentence } from '@test/shownText';

const mock = mockServer();

async function open(address = '/workouts', shown = 'Legs') {
  const seeds = createWorkouts(mock);
  const view = renderApp(address, mock.admin());
  await screen.findByRole('tabpanel', { name: shown, hidden: true });
  await screen.findByRole('table', { hidden: true });
  return { ...view, ...seeds };
}

const week = () => screen.getByRole('combobox', { name: 'Select Week' });
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
const cards = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const table = () => screen.getByRole('table', { name: 'Exercises Table' });
/** Name, sets and reps of each row. A cell's text has its column's name too, for narrow windows. */
const cells = () =>
  within(table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const [sets, reps] = within(row).getAllByRole('cell');
      return [
        within(row).getByRole('rowheader').textContent,
        sets!.textContent.replace('Sets', ''),
        reps!.textContent.replace('Reps', ''),
      ];
    });

test('the first week and its first day are selected', async () => {
  const { router } = await open();
  expect(week()).toHaveDisplayValue('Week 1');
  expect(tabs()).toEqual(['Legs', 'Rest']);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Legs');
  expect(cards()).toEqual(['Squat', 'Bridge']);
  expect(mock.posted('workout/detail')).toEqual([{ weekId: 1 }]);
  expect(router.state.location.search).toBe('');
});

test('a card shows sets, reps and the fixed labels', async () => {
  await open();
  const card = screen.getAllByRole('article')[0]!;
  expect(within(card).getByText('3 sets · 12 reps')).toBeVisible();
  const labels = within(card).getAllByRole('listitem');
  expect(labels.map((label) => label.textContent)).toEqual(['Moderate', '45 Min', 'Full Body', '3x60 sec']);
});

test('a film plays in its place; a card without a film says so', async () => {
  const { user } = await open();
  expect(screen.queryByLabelText('Squat')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Play Squat' }));
  expect(screen.getByLabelText('Squat')).toHaveAttribute('src', '/media/exercises/film.mp4');
  expect(screen.getByRole('img', { name: 'Bridge: no video' })).toBeVisible();
});

test('another day shows its own workouts; the choice is in the address and Back undoes it', async () => {
  const { user, router, go } = await open();
  await user.click(screen.getByRole('tab', { name: 'Rest' }));
  expect(screen.getByRole('tabpanel', { name: 'Rest' })).toHaveTextContent('No workouts found');
  await waitFor(() => expect(router.state.location.search).toBe('?day=2'));
  await go(-1);
  expect(cards()).toEqual(['Squat', 'Bridge']);
});

test('another week shows its first day, and the address has it', async () => {
  const { user, router } = await open('/workouts?day=2', 'Rest');
  await user.selectOptions(week(), 'Week 2');
  expect(await screen.findByRole('tabpanel', { name: 'Arms' })).toBeVisible();
  expect(cards()).toEqual(['Plank']);
  await waitFor(() => expect(router.state.location.search).toBe('?week=2'));
});

test('a link shows week and day; what is gone falls back to the first', async () => {
  await open('/workouts?week=99&day=98');
  expect(week()).toHaveDisplayValue('Week 1');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Legs');
});

test('while another week loads nothing of the one before is shown, and the last choice wins', async () => {
  const { user } = await open();
  const release = hold(mock.server, 'workout/detail');
  await user.selectOptions(week(), 'Week 2');
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeVisible();
  await user.selectOptions(week(), 'Week 1');
  expect(cards()).toEqual(['Squat', 'Bridge']);
  release();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Workouts' })).toHaveAttribute('aria-busy', 'false'));
  expect(tabs()).toEqual(['Legs', 'Rest']);
});

test('a day without workouts says so and offers to add one', async () => {
  const { user } = await open('/workouts?day=2', 'Rest');
  const panel = within(screen.getByRole('tabpanel', { name: 'Rest' }));
  expect(panel.getByText('No workouts found')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Add Work-Out' }));
  expect(await screen.findByRole('dialog', { name: 'Add New Workout' })).toBeVisible();
});

test('a day without exercises offers nothing to copy', async () => {
  await open('/workouts?day=2', 'Rest');
  expect(screen.queryByRole('button', { name: 'Actions for Rest' })).not.toBeInTheDocument();
});

test('a week without days offers to add weeks', async () => {
  mock.create('week', { title: 'Holidays' });
  renderApp('/workouts', mock.admin());
  expect(await screen.findByText('No days found')).toBeVisible();
  expect(screen.getByText(sentence('Holidays has no days. A new week has those of the first one.'))).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Add Week' })).toHaveLength(2);
});

test('without weeks and exercises both say so and offer to add', async () => {
  renderApp('/workouts', mock.admin());
  expect(await screen.findByText('No weeks found')).toBeVisible();
  expect(await screen.findByText('No exercises found')).toBeVisible();
  for (const name of ['Add Week', 'Add Exercise']) expect(screen.getAllByRole('button', { name })).toHaveLength(2);
  expect(week()).toBeDisabled();
});

test('the table lists the library with the sets and reps of the selected day', async () => {
  const { user } = await open();
  const headers = within(table()).getAllByRole('columnheader');
  expect(headers.map((header) => header.textContent)).toEqual(['Name', 'Sets', 'Reps', 'Video', 'Actions']);
  expect(cells()).toEqual([
    ['Squat', '3', '12'],
    ['Bridge', '2', '15'],
    ['Plank', '—', '—'],
  ]);
  await user.selectOptions(week(), 'Week 2');
  await screen.findByRole('tab', { name: 'Arms' });
  expect(cells().at(-1)).toEqual(['Plank', '4', '8']);
});

test('the table has five rows a page; page, size and order are in the address', async () => {
  for (let n = 4; n <= 12; n += 1) mock.create('exercise', { name: `Move ${String(n).padStart(2, '0')}` });
  const { user, router } = await open('/workouts?page=2');
  expect(screen.getByText('6-10 of 12')).toBeVisible();
  const size = screen.getByRole('combobox', { name: 'Rows per page:' });
  expect(
    within(size)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['5', '10', '15', '20']);
  await user.selectOptions(size, '10');
  expect(screen.getByText('1-10 of 12')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Last page' }));
  await user.click(within(table()).getByRole('button', { name: 'Name' }));
  expect(cells()[0]![0]).toBe('Bridge');
  await waitFor(() => expect(router.state.location.search).toBe('?size=10&sort=name'));
});

test('Watch shows the film and the description; an exercise without a film has nothing to watch', async () => {
  const { user } = await open();
  expect(screen.queryByRole('button', { name: 'Watch Bridge' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Watch Squat' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Squat' }));
  expect(dialog.getByText('How to do a squat.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Play Squat' }));
  expect(dialog.getByLabelText('Squat')).toHaveAttribute('src', '/media/exercises/film.mp4');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Watch Squat' })).toHaveFocus();
});

test.each(['editWorkout', 'deleteWorkout', 'copyDay', 'watchExercise', 'editExercise', 'duplicateExercise'])(
  'a link to %s of something that is gone opens nothing, and the address forgets it',
  async (kind) => {
    const { router } = await open(`/workouts?dialog=${kind}:99`);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);
