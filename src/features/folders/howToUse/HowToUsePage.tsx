import { FolderPlus, PlusLg } from 'react-bootstrap-icons';
import { useSelector } from 'react-redux';
import { type ExportColumn } from '@/components/export/table';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { CardSkeleton } from '@/components/skeleton/CardSkeleton';
import { TabsSkeleton } from '@/components/skeleton/TabsSkeleton';
import { chosen } from '@/components/tabs/selection';
import { AddButton } from '@/screen/AddButton';
import { ChecksLinkPart, ChecksPart, lazyChecks } from '@/screen/checks/ChecksPart';
import { ON_ENTRY } from '@/screen/onEntry';
import { ScreenDialogs } from '@/screen/ScreenDialogs';
import { SearchRow } from '@/screen/SearchRow';
import { screenOf } from '@/screen/section';
import { ViewButton } from '@/screen/viewMenu/ViewButton';
import { ViewChips } from '@/screen/viewMenu/ViewChips';
import { useListHowToUseQuery, type HelpContent } from '@/services/howToUse';
import { HelpCategories } from './HelpCategories';
import {
  dialogClosed,
  dialogOpened,
  HOW_TO_USE,
  howToUseScreen,
  howToUseUrlFields,
  searchChanged,
  selectHowToUseScreen,
  viewSelected,
} from './howToUseScreen';
import { searchContents } from './howToUseView';
import './howToUse.scss';

const howToUseDialogs = lazyComponent(
  async () => (await import(/* webpackChunkName: "how-to-use-dialogs" */ './HowToUseDialogs')).HowToUseDialogs,
);
const checks = lazyChecks(async () => (await import(/* webpackChunkName: "checks" */ './checks')).howToUseChecks);

const COLUMNS: ExportColumn<HelpContent>[] = [
  { header: 'Title', value: ({ title }) => title },
  { header: 'Description', value: ({ description }) => description },
  { header: 'Media', value: ({ media }) => media },
];

/** The How to use screen. Entering it refetches the contents; cached ones stay on screen meanwhile. */
export function HowToUsePage() {
  const { view, search, category, dialog } = useSelector(selectHowToUseScreen);
  const { data: categories, isFetching } = useListHowToUseQuery(undefined, ON_ENTRY);
  const rows = () => searchContents(chosen(categories ?? [], category)?.contents ?? [], search);
  const checked = { categories, isLoading: isFetching };
  return (
    <>
      {view === 'checks' ? (
        <ChecksPart of={checks} lists={checked} section="How to use" back={viewSelected('list')} />
      ) : (
        <>
          <div className="page-head">
            <ChecksLinkPart of={checks} lists={checked} />
            <div className="page-actions push">
              <AddButton
                icon={FolderPlus}
                opens={dialogOpened({ kind: 'addCategory' })}
                className="btn-outline-secondary"
              >
                Add Category
              </AddButton>
              <AddButton icon={PlusLg} opens={dialogOpened({ kind: 'add' })} className="btn-primary">
                Add Content
              </AddButton>
            </div>
          </div>
          <ViewChips screen={HOW_TO_USE} rows={categories && rows} />
          <div className="with-search">
            <SearchRow value={search} changed={searchChanged} placeholder="Search content...">
              <ViewButton screen={HOW_TO_USE} exported={[{ name: 'how-to-use', noun: 'item', columns: COLUMNS, rows }]}>
                <ChecksLinkPart of={checks} lists={checked} />
              </ViewButton>
            </SearchRow>
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
        </>
      )}
      <ScreenDialogs of={howToUseDialogs} props={{ categories }} dialog={dialog} closed={dialogClosed} />
    </>
  );
}

export const screen = screenOf(
  HowToUsePage,
  howToUseScreen,
  howToUseUrlFields,
  async () => (await import(/* webpackChunkName: "how-to-use-dialogs" */ './howToUseChanges')).howToUseChanges,
);
