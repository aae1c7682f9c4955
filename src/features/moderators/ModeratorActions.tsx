import { Pencil, Trash } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { type MenuEntry } from '@/components/menu/menuEntry';
import { RowMenu } from '@/components/menu/RowMenu';
import { type Moderator } from '@/services/moderators';
import { selectUser } from '@/services/session/sessionState';
import { dialogOpened, type ModeratorsDialog } from './moderatorsScreen';
import { nameOf } from './moderatorsView';

/** A row's menu. Nobody can delete the account they are signed in with. */
export function ModeratorActions({ moderator }: { moderator: Moderator }) {
  const dispatch = useDispatch();
  const { id } = moderator;
  const isOwn = useSelector(selectUser)?.id === id;
  const open = (kind: ModeratorsDialog['kind']) => () => dispatch(dialogOpened({ kind, id }));
  const remove: MenuEntry[] = [
    'divider',
    { label: 'Delete', icon: <Trash aria-hidden />, onSelect: open('delete'), tone: 'danger' },
  ];
  return (
    <RowMenu
      label={`Actions for ${nameOf(moderator)}`}
      items={[{ label: 'Edit', icon: <Pencil aria-hidden />, onSelect: open('edit') }, ...(isOwn ? [] : remove)]}
    />
  );
}
