import { useDispatch, useSelector } from 'react-redux';
import { SearchBox } from '@/components/search/SearchBox';
import { type Group } from '@/services/communityTypes';
import { AddGroupButton } from '../AddButtons';
import { searchChanged, selectSearch } from '../communityScreen';
import { GroupList } from './GroupList';
import { GroupsSkeleton } from './GroupsSkeleton';

interface Props {
  /** Undefined until the first load went through. */
  groups: readonly Group[] | undefined;
  isLoading: boolean;
  /** A group was chosen, or a dialog about one opened. */
  onChoose: () => void;
}

/** The groups with their search box: beside the posts, or in the drawer. */
export function GroupsPanel({ groups, isLoading, onChoose }: Props) {
  const dispatch = useDispatch();
  const search = useSelector(selectSearch);
  return (
    <div className="card-body">
      <div className="chart-head">
        <h2 className="card-title">Groups</h2>
        <AddGroupButton className="btn-sm push" onPress={onChoose} />
      </div>
      <SearchBox value={search} onChange={(text) => dispatch(searchChanged(text))} placeholder="Search groups" />
      {groups && <GroupList groups={groups} onChoose={onChoose} />}
      {!groups && isLoading && <GroupsSkeleton />}
    </div>
  );
}
