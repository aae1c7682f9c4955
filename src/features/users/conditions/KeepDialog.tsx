import { useSelector } from 'react-redux';
import { object, string } from 'yup';
import { TextField } from '@/components/form/TextField';
import { notifySuccess } from '@/components/notify/notify';
import { FormDialog, type Saving } from '@/screen/form/FormDialog';
import { selectUsersScreen } from '../usersScreen';
import { useKeptConditions } from './keptConditions';
import { printConditions } from './syntax';

interface Props {
  /** The kept conditions that get another name; without it those in force are kept. */
  renamed?: string;
  onClose: () => void;
}

const MOST_LETTERS = 40;

/** Keeps the conditions in force under a name, in this browser, or gives kept ones another name. */
export function KeepDialog({ renamed, onClose }: Props) {
  const { conditions } = useSelector(selectUsersScreen);
  const { kept, keep } = useKeptConditions();
  const before = kept.find(({ name }) => name === renamed);
  const about = before?.conditions ?? conditions;
  const others = kept.filter(({ name }) => name !== renamed).map(({ name }) => name);
  const schema = object({
    name: string()
      .trim()
      .required('Name is required')
      .max(MOST_LETTERS, `At most ${MOST_LETTERS} letters`)
      .notOneOf(others, 'Other conditions have this name'),
  });
  const save = ({ name }: { name: string }, { close }: Saving) => {
    keep(name.trim(), about, renamed);
    notifySuccess(`“${name.trim()}” is kept in this browser`);
    close();
  };
  return (
    <FormDialog
      title={before ? 'Rename conditions' : 'Keep under a name'}
      initialValues={{ name: before?.name ?? '' }}
      schema={schema}
      onSave={save}
      onClose={onClose}
    >
      <TextField name="name" label="Name" autoComplete="off" placeholder="Quiet for two weeks" />
      <p className="about">{printConditions(about)}</p>
    </FormDialog>
  );
}
