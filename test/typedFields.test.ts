import { readdirSync, readFileSync } from 'node:fs';
import { act, fireEvent, screen } from '@testing-library/react';
import { table } from '@/mirage/database/table';
import { toSessionUser } from '@/services/session/session';
import { NOTHING } from './conditions';
import { mockServer } from './mockServer';
import { renderApp } from './renderApp';
import { TYPED_FIELDS } from './typedFields';
import { TYPED_TEXTS } from './typedTexts';
import { createWorkouts } from './workouts';

const mock = mockServer();

const TEXT_FIELD = /<(?:input|textarea|Form\.Control|FormControl|SearchBox|DateBox|ListSearch)\b[^]*?\/>/g;
const NO_TEXT = /type="(?:checkbox|radio|file|date)"|readOnly|\{\.\.\.input\}/;

test('each source file with a text field is in the list', () => {
  const withField = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /(?<!\.test)\.tsx$/.test(file) &&
      !file.startsWith('mirage') &&
      readFileSync(`src/${file}`, 'utf8')
        .match(TEXT_FIELD)
        ?.some((element) => !NO_TEXT.test(element)),
  );
  const listed = new Set(TYPED_FIELDS.flatMap(({ files }) => files.map((file) => `${file}.tsx`)));
  expect([...listed].toSorted()).toEqual(withField.toSorted());
});

/** A row or two in each list. */
function seed() {
  mock.create('user', { ...NOTHING, firstName: 'Sana' });
  mock.create('plan');
  mock.create('category', { title: 'Breakfast' });
  mock.create('subCategory', { title: 'Bowls', categoryId: '1' });
  mock.create('recipe', { title: 'Oat bowl', dishesCategoryId: '1' });
  mock.create('dietPlan', { dishesCategoryId: '1' });
  createWorkouts(mock);
  mock.create('group', { title: 'Stories' });
  mock.create('post', { title: 'Hello' });
  mock.create('comment', { postId: '1' });
}

test.each(TYPED_FIELDS.map((typed) => [`${String(typed.name)} at ${typed.at}`, typed] as const))(
  'anything can be typed into %s',
  async (_what, { at, first, through = [], name, isTaken }) => {
    seed();
    const { user } = renderApp(at, at === '/signup' ? null : toSessionUser(table(mock.server, 'employees').find(1)));
    await screen.findAllByRole('button'); // the shell hears the keys from now on
    for (const button of through) await user.click((await screen.findAllByRole('button', { name: button }))[0]!);
    await first?.(user);
    await screen.findByLabelText(name);
    for (const text of TYPED_TEXTS) {
      fireEvent.change(screen.getByLabelText(name), { target: { value: text } });
      await act(() => new Promise((resolve) => setTimeout(resolve))); // what is deferred, such as the search
      if (!isTaken) expect(screen.getByLabelText(name)).toHaveValue(text);
    }
    expect(screen.getByLabelText(name)).toBeInTheDocument();
    expect(console.warn).not.toHaveBeenCalledWith('screen crashed', expect.anything(), expect.anything());
  },
);
