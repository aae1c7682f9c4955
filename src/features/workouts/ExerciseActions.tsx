import { Copy, Pencil, Trash } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { type MenuEntry } from '@/components/menu/menuEntry';
import { RowMenu } from '@/components/menu/RowMenu';
import { type Exercise } from '@/services/exercises';
import { dialogOpened, type WorkoutsDialog } from './workoutsScreen';

export function ExerciseActions({ exercise: { id, name } }: { exercise: Exercise }) {
  const dispatch = useDispatch();
  const open = (kind: WorkoutsDialog['kind']) => () => dispatch(dialogOpened({ kind, id }));
  const items: MenuEntry[] = [
    { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: open('editExercise') },
    { label: 'Duplicate', icon: <Copy aria-hidden />, onSelect: open('duplicateExercise') },
    'divider',
    { label: 'Delete', icon: <Trash aria-hidden />, onSelect: open('deleteExercise'), tone: 'danger' },
  ];
  return <RowMenu label={`Actions for ${titleOf(name)}`} items={items} />;
}
