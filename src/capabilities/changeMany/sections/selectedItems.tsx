import { useMemo } from 'react';
import { titleOf } from '@/components/format/title';
import { chosen } from '@/components/tabs/selection';
import { deleteAct, MOVE_WORDS, wordsAct } from '../acts';
import { ChooseDialog } from '../ChooseDialog';
import { changing } from '../changing';
import { type Many } from '../many';
import { type Selectable } from '../selectable';
import { useList, useShownLists } from '@/screen/list/listContext';
import { type RecordKind } from '@/screen/record/record';
import { type Folder } from '@/services/folders';
import { useFolderId } from '@/features/folders/cardsSpec';
import { listedItems, searchItems, type FolderField, type Item } from '@/features/folders/items';

interface Spec<I extends Item, Form> extends Required<Pick<Many<I, Form>, 'refusal'>> {
  record: RecordKind<I, Form>;
  field: FolderField;
  /** The name under which the section shows its folders. */
  list: string;
  /** The name of the value that is the folder's id. */
  folderValue: keyof Form & string;
  /** The texts in which words can be replaced. */
  texts: readonly (keyof Form & string)[];
}

const NONE: readonly never[] = [];

/** What changes the selected cards of folders. */
export function selectedItems<I extends Item, Form>({ record, refusal, ...spec }: Spec<I, Form>) {
  const many = { ...record, refusal };
  return changing(() => useSelectable(many, spec));
}

function useSelectable<I extends Item, Form>(
  many: Many<I, Form>,
  { field, list, folderValue, texts }: Omit<Spec<I, Form>, 'record' | 'refusal'>,
): Selectable<I> {
  const { view } = useList();
  const folders = useShownLists<Partial<Record<string, readonly Folder<I>[]>>>()[list] ?? NONE;
  const shown = chosen(folders, useFolderId(field));
  const listed = listedItems(folders);
  const options = useMemo(() => folders.map(({ id, title }) => ({ value: id, label: titleOf(title) })), [folders]);
  return {
    noun: many.noun,
    rows: many.rows(folders as never),
    shown: searchItems(shown?.items ?? [], view.search),
    where: shown ? `in ${titleOf(shown.title)}` : '',
    viewOf: ({ id }) => ({ [field]: listed.find((row) => row.id === id)?.folder.id }),
    acts: {
      move: {
        label: 'Move to…',
        dialog: (rows, end) => (
          <ChooseDialog {...{ many, rows, options, end }} field={folderValue} words={MOVE_WORDS} />
        ),
      },
      words: wordsAct(many, texts),
      delete: deleteAct(many),
    },
  };
}
