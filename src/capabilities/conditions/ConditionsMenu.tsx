import { useSelector, useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { ThreeDots } from 'react-bootstrap-icons';
import { MenuButton } from '@/components/menu/MenuButton';
import { type MenuEntry, type MenuItem } from '@/components/menu/menuEntry';
import { copyText } from '@/components/copy/useCopy';
import { notifySuccess } from '@/components/notify/notify';
import { useViewName } from '@/screen/viewMenu/useViewName';
import { useOwner } from '@/services/session/useSession';
import { useMayFilter } from './conditionsContext';
import { conditionsChanged, conditionTyped, reasonsToggled, selectConditions } from './conditionsSlice';
import { USERS_TABLE } from '@/features/users/list/usersColumns';
import { usersOf, type FoundUsers } from '@/features/users/list/usersRows';
import { NO_CONDITIONS, printConditions, type Conditions } from './syntax';

interface Props {
  found: FoundUsers | undefined;
  /** What finds them: the conditions, and the one that is being typed. */
  inForce: Conditions;
  onText: () => void;
  onHide: () => void;
}

/** Everything else that a group can do. */
export function ConditionsMenu({ found, inForce, onText, onHide }: Props) {
  const dispatch = useDispatch();
  const { areReasonsShown } = useSelector(selectConditions);
  const makeFolder = useMakeFolder(found);
  const offReason = inForce.length === 0 ? 'Add a condition first.' : undefined;
  const copyLink = async () => {
    const { href } = new URL(`?${new URLSearchParams({ conditions: printConditions(inForce) })}`, window.location.href);
    if (await copyText(href)) notifySuccess('Link copied');
  };
  const folder: MenuItem[] = makeFolder
    ? [
        {
          label: 'Make a folder',
          icon: 'FolderPlus',
          offReason: offReason ?? (found?.positions.length ? undefined : 'The conditions find nobody.'),
          onSelect: makeFolder,
        },
      ]
    : [];
  const entries: MenuEntry[] = [
    { label: 'Copy link', icon: 'Link45deg', offReason, onSelect: () => void copyLink() },
    ...folder,
    'divider',
    { label: 'Edit as text', icon: 'InputCursorText', shortcut: 'F2', onSelect: onText },
    {
      label: areReasonsShown ? 'Hide why each matched' : 'Show why each matched',
      icon: 'ChatSquareText',
      onSelect: () => dispatch(reasonsToggled()),
    },
    'divider',
    {
      label: 'Clear conditions',
      icon: 'X',
      offReason,
      onSelect: () => {
        dispatch(conditionsChanged(NO_CONDITIONS));
        dispatch(conditionTyped(''));
      },
    },
    { label: 'Close conditions', icon: 'X', onSelect: onHide },
  ];
  return (
    <MenuButton label="More for these conditions" className="btn-quiet btn-icon cond-menu" entries={entries}>
      <ThreeDots aria-hidden />
    </MenuButton>
  );
}

/** Opens the dialog of a new folder with the found members; undefined for those who may not make folders. */
function useMakeFolder(found: FoundUsers | undefined) {
  const navigate = useNavigate();
  const owner = useOwner();
  const isAllowed = useMayFilter();
  const name = useViewName(USERS_TABLE.name) ?? '';
  if (!isAllowed) return undefined;
  return () => {
    if (!found) return;
    const newFolder = JSON.stringify({ name, users: usersOf(found).map(({ id }) => id) });
    void navigate('/notifications?tab=folders&dialog=addFolder', { state: { hidden: { newFolder }, owner } });
  };
}
