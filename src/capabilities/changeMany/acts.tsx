import { type Id } from '@/services/http/decode';
import { ChooseDialog, type Options } from './ChooseDialog';
import { DeleteManyDialog } from './DeleteManyDialog';
import { type ActWords, type Many } from './many';
import { type ActSpec } from './selectable';
import { WordsDialog } from './WordsDialog';

/** Replaces words in these texts. */
export const wordsAct = <Row extends { id: Id }, Form>(
  many: Many<Row, Form>,
  texts: readonly (keyof Form & string)[],
): ActSpec<Row> => ({
  label: 'Replace words…',
  dialog: (rows, end) => <WordsDialog many={many} rows={rows} fields={texts} end={end} />,
});

/** Sets a value to one of these. */
export function chooseAct<Row extends { id: Id }, Form>(
  many: Many<Row, Form>,
  field: keyof Form & string,
  options: Options,
): ActSpec<Row> {
  const label = many.labels[field]!;
  const what = label.toLowerCase();
  const words: ActWords = {
    title: (records) => `Set ${what} of ${records}`,
    verb: 'Change',
    about: (plans, records) => `${records} ${plans.length === 1 ? 'changes' : 'change'}.`,
    same: ['has it already', 'have it already'],
    done: `${label} set`,
  };
  return {
    label: `Set ${what}…`,
    dialog: (rows, end) => <ChooseDialog {...{ many, rows, field, options, words, end }} />,
  };
}

/** It comes last. One record is asked about as it is outside of a selection: by this dialog of the section. */
export const deleteAct = <Row extends { id: Id }, Form>(many: Many<Row, Form>, ofOne = 'delete'): ActSpec<Row> => ({
  label: 'Delete…',
  isDanger: true,
  ofOne,
  dialog: (rows, end) => <DeleteManyDialog many={many} rows={rows} end={end} />,
});

/** The words of moving to another place. */
export const MOVE_WORDS: ActWords = {
  title: (records) => `Move ${records}`,
  verb: 'Move',
  about: (plans, records) => `${records} ${plans.length === 1 ? 'moves' : 'move'}.`,
  same: ['is there already', 'are there already'],
  done: 'Moved',
};
