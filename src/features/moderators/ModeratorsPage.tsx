import { PlusLg } from 'react-bootstrap-icons';
import { useSelector } from 'react-redux';
import { countOf } from '@/components/format/number';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { AddButton } from '@/screen/AddButton';
import { SavedNote } from '@/screen/elsewhere/SavedNote';
import { ON_ENTRY } from '@/screen/onEntry';
import { ScreenDialogs } from '@/screen/ScreenDialogs';
import { SearchRow } from '@/screen/SearchRow';
import { screenOf } from '@/screen/section';
import { ViewButton } from '@/screen/viewMenu/ViewButton';
import { ViewChips } from '@/screen/viewMenu/ViewChips';
import { useListModeratorsQuery } from '@/services/moderators';
import { ModeratorsList } from './ModeratorsList';
import { MODERATORS_TABLE } from './moderatorsColumns';
import {
  dialogClosed,
  dialogOpened,
  MODERATORS,
  moderatorsScreen,
  moderatorsUrlFields,
  searchChanged,
  selectModeratorsScreen,
} from './moderatorsScreen';
import { exportedModerators, MODERATORS_EXPORT } from './moderatorsView';
import './moderators.scss';

const moderatorsDialogs = lazyComponent(
  async () => (await import(/* webpackChunkName: "moderators-dialogs" */ './ModeratorsDialogs')).ModeratorsDialogs,
);
const moderatorsSaved = lazyComponent(
  async () => (await import(/* webpackChunkName: "moderators-dialogs" */ './ModeratorsSaved')).ModeratorsSaved,
);

/** The Moderators screen. Entering it refetches the list; cached rows stay on screen meanwhile. */
export function ModeratorsPage() {
  const { search, sort, dialog, saved } = useSelector(selectModeratorsScreen);
  const { data: moderators, isFetching } = useListModeratorsQuery(undefined, ON_ENTRY);
  const rows = () => exportedModerators(moderators, search, sort);
  return (
    <>
      <div className="page-head">
        <div className="page-actions push">
          <AddButton icon={PlusLg} opens={dialogOpened({ kind: 'add' })} className="btn-primary">
            Add Moderators
          </AddButton>
        </div>
      </div>
      <ViewChips screen={MODERATORS} table={MODERATORS_TABLE.name} rows={moderators && rows} />
      <section className="card moderators fits" aria-label="Moderators" aria-busy={isFetching}>
        <div className="toolbar">
          <p className="counted soft figures">{moderators && countOf(moderators.length, 'moderator')}</p>
          <SearchRow value={search} changed={searchChanged} placeholder="Search by name or email">
            <ViewButton
              screen={MODERATORS}
              table={MODERATORS_TABLE}
              exported={[{ name: 'moderators', noun: 'moderator', columns: MODERATORS_EXPORT, rows }]}
            />
          </SearchRow>
        </div>
        <SavedNote of={moderatorsSaved} props={saved && moderators && { saved, moderators }} />
        <ModeratorsList moderators={moderators} isLoading={isFetching} />
      </section>
      <ScreenDialogs of={moderatorsDialogs} props={{ moderators }} dialog={dialog} closed={dialogClosed} />
    </>
  );
}

export const screen = screenOf(
  ModeratorsPage,
  moderatorsScreen,
  moderatorsUrlFields,
  async () => (await import(/* webpackChunkName: "moderators-dialogs" */ './moderatorsChanges')).moderatorsChanges,
);
