import { Copy, Pencil, Trash } from 'react-bootstrap-icons';
import { useDispatch } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { RowMenu } from '@/components/menu/RowMenu';
import { type Plan } from '@/services/plans';
import { dialogOpened, type PlansDialog } from './plansScreen';

export function PlanActions({ plan: { id, name } }: { plan: Plan }) {
  const dispatch = useDispatch();
  const open = (kind: PlansDialog['kind']) => () => dispatch(dialogOpened({ kind, id }));
  return (
    <RowMenu
      label={`Actions for ${titleOf(name)}`}
      items={[
        { label: 'Edit', icon: <Pencil aria-hidden />, onSelect: open('edit') },
        { label: 'Duplicate', icon: <Copy aria-hidden />, onSelect: open('duplicate') },
        'divider',
        { label: 'Delete', icon: <Trash aria-hidden />, onSelect: open('delete'), tone: 'danger' },
      ]}
    />
  );
}
