import { useDispatch } from 'react-redux';
import { figure } from '@/components/format/number';
import { titleOf } from '@/components/format/title';
import { type Group } from '@/services/communityDecoders';
import { type Id } from '@/services/http/decode';
import { dialogOpened, groupSelected } from '../communityScreen';
import { GroupDot } from './groupParts';
import { TabTools } from '@/components/tabs/TabTools';

interface Props {
  group: Group;
  isChosen: boolean;
  /** Whether its buttons are tab stops. */
  isStop: boolean;
  onReach: (id: Id) => void;
  onChoose: () => void;
}

export function GroupRow({ group: { id, title, colour, members }, isChosen, isStop, onReach, onChoose }: Props) {
  const dispatch = useDispatch();
  const name = titleOf(title);
  const tabIndex = isStop ? 0 : -1;
  const choose = () => {
    dispatch(groupSelected(id));
    onChoose();
  };
  const open = (kind: 'editGroup' | 'deleteGroup') => () => {
    onChoose();
    dispatch(dialogOpened({ kind, id }));
  };
  return (
    <li className={isChosen ? 'on' : undefined} onFocus={() => onReach(id)}>
      <button
        type="button"
        className="group"
        aria-current={isChosen || undefined}
        tabIndex={tabIndex}
        title={name}
        onClick={choose}
      >
        <GroupDot colour={colour} />
        <span className="clip">{name}</span>
        <span className="meta figures">
          {figure(members)}
          <span className="visually-hidden"> members</span>
        </span>
      </button>
      <TabTools label={name} tabIndex={tabIndex} onEdit={open('editGroup')} onDelete={open('deleteGroup')} />
    </li>
  );
}
