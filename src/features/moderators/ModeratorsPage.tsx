import { useDispatch, useSelector } from 'react-redux';
import { countOf } from '@/components/format/number';
import { SearchBox } from '@/components/search/SearchBox';
import { screenOf } from '@/screen/section';
import { useListModeratorsQuery } from '@/services/moderators';
import { AddModeratorButton } from './AddModeratorButton';
import { ModeratorsDialogs } from './ModeratorsDialogs';
import { ModeratorsExport } from './ModeratorsExport';
import { ModeratorsList } from './ModeratorsList';
import { searchChanged, selectModeratorsScreen, moderatorsScreen, moderatorsUrlFields } from './moderatorsScreen';

/** The moderators. Entering it loads the list again; rows already known stay on screen meanwhile. */
export function ModeratorsPage() {
  const dispatch = useDispatch();
  const { search } = useSelector(selectModeratorsScreen);
  const { data: moderators, isFetching } = useListModeratorsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <div className="page-head">
        <ModeratorsExport moderators={moderators} />
        <AddModeratorButton className="push" />
      </div>
      <section className="card moderators fits" aria-label="Moderators" aria-busy={isFetching}>
        <div className="toolbar">
          <p className="counted soft figures">{moderators && countOf(moderators.length, 'moderator')}</p>
          <div className="search-row">
            <SearchBox
              value={search}
              onChange={(text) => dispatch(searchChanged(text))}
              placeholder="Search by name or email"
            />
          </div>
        </div>
        <ModeratorsList moderators={moderators} isLoading={isFetching} />
      </section>
      <ModeratorsDialogs moderators={moderators} />
    </>
  );
}

export const screen = screenOf(ModeratorsPage, moderatorsScreen, moderatorsUrlFields);
