import { type Id } from '@/services/http/decode';
import { DeleteManyDialog } from './DeleteManyDialog';
import { type ActWords, type Deletion, type Many } from './many';
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

/** It comes last. One record is asked about as it is outside of a selection. */
export const deleteAct = <Row extends { id: Id }, Form>(many: Many<Row, Form>, deletion: Deletion): ActSpec<Row> => ({
  label: 'Delete…',
  isDanger: true,
  ofOne: deletion.dialog ?? 'delete',
  dialog: (rows, end) => <DeleteManyDialog many={many} deletion={deletion} rows={rows} end={end} />,
});

/** The words of moving to another place. */
export const MOVE_WORDS: ActWords = {
  title: (records) => `Move ${records}`,
  verb: 'Move',
  about: (plans, records) => `${records} ${plans.length === 1 ? 'moves' : 'move'}.`,
  same: ['is there already', 'are there already'],
  done: 'Moved',
};
