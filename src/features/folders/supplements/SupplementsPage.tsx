import { FolderPlus, PlusLg } from 'react-bootstrap-icons';
import { useSelector } from 'react-redux';
import { type ExportColumn } from '@/components/export/table';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { CardSkeleton } from '@/components/skeleton/CardSkeleton';
import { chosen } from '@/components/tabs/selection';
import { AddButton } from '@/screen/AddButton';
import { ChecksLinkPart, ChecksPart, lazyChecks } from '@/screen/checks/ChecksPart';
import { ON_ENTRY } from '@/screen/onEntry';
import { ScreenDialogs } from '@/screen/ScreenDialogs';
import { SearchRow } from '@/screen/SearchRow';
import { screenOf } from '@/screen/section';
import { ViewButton } from '@/screen/viewMenu/ViewButton';
import { ViewChips } from '@/screen/viewMenu/ViewChips';
import { useListSupplementsQuery, type Supplement } from '@/services/supplements';
import { SupplementFolders } from './SupplementFolders';
import {
  dialogClosed,
  dialogOpened,
  searchChanged,
  selectSupplementsScreen,
  SUPPLEMENTS,
  supplementsScreen,
  supplementsUrlFields,
  viewSelected,
} from './supplementsScreen';
import { searchSupplements } from './supplementsView';
import './supplements.scss';

const supplementsDialogs = lazyComponent(
  async () => (await import(/* webpackChunkName: "supplements-dialogs" */ './SupplementsDialogs')).SupplementsDialogs,
);
const checks = lazyChecks(async () => (await import(/* webpackChunkName: "checks" */ './checks')).supplementsChecks);

const COLUMNS: ExportColumn<Supplement>[] = [
  { header: 'Title', value: ({ title }) => title },
  { header: 'Dosage', value: ({ dosage }) => dosage },
  { header: 'Description', value: ({ description }) => description },
  { header: 'External link', value: ({ externalLink }) => externalLink },
];

/** The Supplements screen. Entering it refetches the folders; cached ones stay on screen meanwhile. */
export function SupplementsPage() {
  const { view, search, folder, dialog } = useSelector(selectSupplementsScreen);
  const { data: folders, isFetching } = useListSupplementsQuery(undefined, ON_ENTRY);
  const rows = () => searchSupplements(chosen(folders ?? [], folder)?.supplements ?? [], search);
  const checked = { folders, isLoading: isFetching };
  return (
    <>
      {view === 'checks' ? (
        <ChecksPart of={checks} lists={checked} section="Supplements" back={viewSelected('list')} />
      ) : (
        <>
          <div className="page-head">
            <ChecksLinkPart of={checks} lists={checked} />
            <div className="page-actions push">
              <AddButton
                icon={FolderPlus}
                opens={dialogOpened({ kind: 'addFolder' })}
                className="btn-outline-secondary"
              >
                Add Folder
              </AddButton>
              <AddButton icon={PlusLg} opens={dialogOpened({ kind: 'add' })} className="btn-primary">
                Add Supplement
              </AddButton>
            </div>
          </div>
          <ViewChips screen={SUPPLEMENTS} rows={folders && rows} />
          <div className="with-search">
            <SearchRow value={search} changed={searchChanged} placeholder="Search supplements...">
              <ViewButton
                screen={SUPPLEMENTS}
                exported={[{ name: 'supplements', noun: 'supplement', columns: COLUMNS, rows }]}
              >
                <ChecksLinkPart of={checks} lists={checked} />
              </ViewButton>
            </SearchRow>
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
        </>
      )}
      <ScreenDialogs of={supplementsDialogs} props={{ folders }} dialog={dialog} closed={dialogClosed} />
    </>
  );
}

export const screen = screenOf(
  SupplementsPage,
  supplementsScreen,
  supplementsUrlFields,
  async () => (await import(/* webpackChunkName: "supplements-dialogs" */ './supplementsChanges')).supplementsChanges,
);
