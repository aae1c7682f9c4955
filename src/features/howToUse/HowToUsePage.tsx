import { useDispatch, useSelector } from 'react-redux';
import { SearchBox } from '@/components/search/SearchBox';
import { CardSkeleton } from '@/components/skeleton/CardSkeleton';
import { TabsSkeleton } from '@/components/skeleton/TabsSkeleton';
import { screenOf } from '@/screen/section';
import { useListHowToUseQuery } from '@/services/howToUse';
import { AddCategoryButton, AddContentButton } from './AddButtons';
import { HelpCategories } from './HelpCategories';
import { HowToUseDialogs } from './HowToUseDialogs';
import { HowToUseExport } from './HowToUseExport';
import { searchChanged, selectHowToUseScreen, howToUseScreen, howToUseUrlFields } from './howToUseScreen';

const ON_ENTRY = { refetchOnMountOrArgChange: true };

/** How to use. Entering it loads the contents again; those already known stay on screen meanwhile. */
export function HowToUsePage() {
  const dispatch = useDispatch();
  const { search } = useSelector(selectHowToUseScreen);
  const { data: categories, isFetching, isLoading } = useListHowToUseQuery(undefined, ON_ENTRY);
  return (
    <>
      <div className="page-head">
        <HowToUseExport categories={categories} />
        <AddCategoryButton className="push" />
        <AddContentButton />
      </div>
      <div className="with-search">
        <div className="search-row">
          <SearchBox
            value={search}
            onChange={(text) => dispatch(searchChanged(text))}
            placeholder="Search content..."
          />
        </div>
        <section className="grid tabs-gap" aria-label="How to use" aria-busy={isFetching}>
          {categories && <HelpCategories categories={categories} />}
          {!categories && isFetching && (
            <>
              <TabsSkeleton />
              <CardSkeleton />
            </>
          )}
        </section>
      </div>
      <HowToUseDialogs categories={categories} isLoading={isLoading} />
    </>
  );
}

export const screen = screenOf(HowToUsePage, howToUseScreen, howToUseUrlFields);
