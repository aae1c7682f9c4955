import { useMemo, useState } from 'react';
import { LabelledSelect } from '@/components/form/LabelledSelect';
import { titleOf } from '@/components/format/title';
import { chosen } from '@/components/tabs/selection';
import { deleteAct, MOVE_WORDS, wordsAct } from '../acts';
import { ChangeDialog } from '../ChangeDialog';
import { replaced, type Act, type Deletion, type Many } from '../many';
import { type EndAct, type Selectable } from '../selectable';
import { useList } from '@/screen/list/listContext';
import { type Folder } from '@/services/folders';
import { type Id } from '@/services/http/decode';
import { useFolderId } from '@/features/folders/cardsSpec';
import { listedItems, searchItems, type FolderField, type Item } from '@/features/folders/items';

interface Spec<I extends Item, Form> {
  many: Many<I, Form>;
  remove: Deletion['remove'];
  field: FolderField;
  /** The name of the value that is the folder's id. */
  folderValue: keyof Form & string;
  /** The texts in which words can be replaced. */
  texts: readonly (keyof Form & string)[];
}

/** What can be done with the selected cards of folders. */
export function useSelectableItems<I extends Item, Form>(
  { many, remove, field, folderValue, texts }: Spec<I, Form>,
  folders: readonly Folder<I>[],
): Selectable<I> {
  const { view } = useList();
  const shown = chosen(folders, useFolderId(field));
  const listed = listedItems(folders);
  return {
    noun: many.noun,
    rows: many.kind.rows(folders as never),
    shown: searchItems(shown?.items ?? [], view.search),
    where: shown ? `in ${titleOf(shown.title)}` : '',
    viewOf: ({ id }) => ({ [field]: listed.find((row) => row.id === id)?.folder.id }),
    acts: {
      move: {
        label: 'Move to…',
        dialog: (rows, end) => (
          <MoveItems many={many} rows={rows} folders={folders} folderValue={folderValue} end={end} />
        ),
      },
      words: wordsAct(many, texts),
      delete: deleteAct(many, { remove }),
    },
  };
}

interface MoveProps<I extends Item, Form> extends Pick<Spec<I, Form>, 'many' | 'folderValue'> {
  folders: readonly Folder<I>[];
  rows: readonly I[];
  end: EndAct;
}

/** Moves many cards to another folder. */
function MoveItems<I extends Item, Form>({ many, rows, folders, folderValue, end }: MoveProps<I, Form>) {
  const [folderId, setFolderId] = useState('');
  const label = many.kind.labels[folderValue]!;
  const act = useMemo(() => {
    const folder = folders.find(({ id }) => String(id) === folderId);
    if (!folder) return null;
    const nameOf = (id: Id) => titleOf(folders.find((row) => row.id === id)?.title ?? '');
    return ((values) => [
      {
        name: folderValue,
        value: folder.id,
        marks: replaced(nameOf(values[folderValue] as Id), titleOf(folder.title)),
      },
    ]) satisfies Act<Form>;
  }, [folders, folderId, folderValue]);
  return (
    <ChangeDialog
      many={many}
      rows={rows}
      words={MOVE_WORDS}
      act={act}
      isTyped={Boolean(folderId)}
      hint={`Choose a ${label.toLowerCase()}.`}
      end={end}
    >
      <LabelledSelect
        label={label}
        placeholder={`Select a ${label.toLowerCase()}`}
        options={folders.map(({ id, title }) => ({ value: String(id), label: titleOf(title) }))}
        value={folderId}
        onChange={setFolderId}
      />
    </ChangeDialog>
  );
}
