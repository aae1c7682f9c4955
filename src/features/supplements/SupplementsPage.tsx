import { useDispatch, useSelector } from 'react-redux';
import { SearchBox } from '@/components/search/SearchBox';
import { CardSkeleton } from '@/components/skeleton/CardSkeleton';
import { screenOf } from '@/screen/section';
import { useListSupplementsQuery } from '@/services/supplements';
import { AddFolderButton, AddSupplementButton } from './AddButtons';
import { SupplementFolders } from './SupplementFolders';
import { SupplementsDialogs } from './SupplementsDialogs';
import { SupplementsExport } from './SupplementsExport';
import { searchChanged, selectSupplementsScreen, supplementsScreen, supplementsUrlFields } from './supplementsScreen';

const ON_ENTRY = { refetchOnMountOrArgChange: true };

/** Supplements. Entering it loads the folders again; those already known stay on screen meanwhile. */
export function SupplementsPage() {
  const dispatch = useDispatch();
  const { search } = useSelector(selectSupplementsScreen);
  const { data: folders, isFetching, isLoading } = useListSupplementsQuery(undefined, ON_ENTRY);
  return (
    <>
      <div className="page-head">
        <SupplementsExport folders={folders} />
        <AddFolderButton className="push" />
        <AddSupplementButton />
      </div>
      <div className="with-search">
        <div className="search-row">
          <SearchBox
            value={search}
            onChange={(text) => dispatch(searchChanged(text))}
            placeholder="Search supplements..."
          />
        </div>
        <section className="grid tabs-gap" aria-label="Supplements" aria-busy={isFetching}>
          {folders && <SupplementFolders folders={folders} />}
          {!folders && isFetching && (
            <>
              <p className="meta folders-coming">Loading supplements...</p>
              <CardSkeleton />
            </>
          )}
        </section>
      </div>
      <SupplementsDialogs folders={folders} isLoading={isLoading} />
    </>
  );
}

export const screen = screenOf(SupplementsPage, supplementsScreen, supplementsUrlFields);
