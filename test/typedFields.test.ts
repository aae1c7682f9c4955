import { readdirSync, readFileSync } from 'node:fs';
import { act, fireEvent, screen } from '@testing-library/react';
import { mockServer } from './mockServer';
import { renderApp } from './renderApp';
import { openTyped, seedTyped, TYPED_FIELDS } from './typedFields';
import { TYPED_TEXTS } from './typedTexts';

const mock = mockServer();

const TEXT_FIELD = /<(?:input|textarea|Form\.Control|FormControl|SearchBox|DateBox|ListSearch)\b[^]*?\/>/g;
const NO_TEXT = /type="(?:checkbox|radio|file|date)"|readOnly(?!=)|\{\.\.\.input\}/;

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

test.each(TYPED_FIELDS.map((typed) => [`${String(typed.name)} at ${typed.at}`, typed] as const))(
  'anything can be typed into %s',
  async (_what, typed) => {
    const { at, name, isTaken } = typed;
    const admin = seedTyped(mock);
    const { user } = renderApp(at, at === '/signup' ? null : admin);
    await openTyped(user, typed);
    for (const text of TYPED_TEXTS) {
      fireEvent.change(screen.getByLabelText(name), { target: { value: text } });
      await act(() => new Promise((resolve) => setTimeout(resolve))); // what is deferred, such as the search
      if (!isTaken) expect(screen.getByLabelText(name)).toHaveValue(text);
    }
    expect(screen.getByLabelText(name)).toBeInTheDocument();
    expect(console.warn).not.toHaveBeenCalledWith('screen crashed', expect.anything(), expect.anything());
  },
);
