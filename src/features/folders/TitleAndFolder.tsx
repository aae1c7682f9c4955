import { Hinted } from '@/components/form/Hinted';
import { LoadAgain } from '@/components/form/LoadAgain';
import { SelectField } from '@/components/form/SelectField';
import { TextField } from '@/components/form/TextField';
import { titleOf } from '@/components/format/title';
import { titleHint } from '@/screen/form/titleHint';
import { type Folder } from '@/services/folders';
import { type Id } from '@/services/http/decode';
import { type useFieldList } from '@/services/http/useFieldList';
import { type FolderField, type Item } from './items';

interface Props {
  /** The field of the folder. */
  name: FolderField;
  folders: readonly Folder<Item>[];
  /** Of the card that is edited. */
  itemId: Id | undefined;
  list: ReturnType<typeof useFieldList>;
}

const LABELS = { folder: ['Folder', 'Folders'], category: ['Category', 'Categories'] } as const;

/** The title of a card, which hints at another one in the folder with the same title, and the folder. */
export function TitleAndFolder({ name, folders, itemId, list }: Props) {
  const [label, labels] = LABELS[name];
  const hintOf = ({ title, [name]: folder }: { title: string } & Partial<Record<FolderField, string>>) => {
    const others = folders.find(({ id }) => String(id) === folder)?.items ?? [];
    return titleHint(title, others, itemId, name);
  };
  return (
    <div className="pair">
      <Hinted names={['title']} hintOf={hintOf}>
        <TextField name="title" label="Title" autoComplete="off" />
      </Hinted>
      <SelectField
        name={name}
        label={label}
        placeholder={`Select a ${name}`}
        options={folders.map(({ id, title }) => ({ value: String(id), label: titleOf(title) }))}
      >
        <LoadAgain what={labels} list={list} />
      </SelectField>
    </div>
  );
}
