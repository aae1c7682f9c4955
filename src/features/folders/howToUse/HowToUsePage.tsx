import { FileEarmarkPlay, FolderPlus, PlusLg, QuestionCircle } from 'react-bootstrap-icons';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { TabsSkeleton } from '@/components/skeleton/TabsSkeleton';
import { EmptyState } from '@/components/state/EmptyState';
import { AddButton } from '@/screen/AddButton';
import { Selecting } from '@/screen/changeMany/selecting';
import { lazyChecks, WithChecks } from '@/screen/checks/WithChecks';
import { EmptyList } from '@/screen/EmptyList';
import { ListDialogs, ListHead, ListPage } from '@/screen/list/ListPage';
import { ON_ENTRY } from '@/screen/onEntry';
import { type Screen } from '@/screen/section';
import { useListHowToUseQuery } from '@/services/howToUse';
import { Folders } from '../Folders';
import { CONTENTS } from './contentCards';
import { dialogOpened, howToUseScreen } from './howToUseScreen';
import './howToUse.scss';

const dialogs = lazyComponent(
  async () => (await import(/* webpackChunkName: "how-to-use-dialogs" */ './HowToUseDialogs')).HowToUseDialogs,
);
const selected = lazyComponent(
  async () => (await import(/* webpackChunkName: "change-many" */ './SelectedContents')).SelectedContents,
);
const checks = lazyChecks(async () => (await import(/* webpackChunkName: "checks" */ './checks')).howToUseChecks);

const bringIn = lazyComponent(
  async () => (await import(/* webpackChunkName: "bring-in" */ './HowToUseBringIn')).HowToUseBringIn,
);

const add = dialogOpened({ kind: 'add' });

/** The How to use screen. Entering it refetches the contents; cached ones stay on screen meanwhile. */
function HowToUsePage() {
  const { data: categories, isFetching: isLoading } = useListHowToUseQuery(undefined, ON_ENTRY);
  const addCategory = (
    <AddButton icon={FolderPlus} opens={dialogOpened({ kind: 'addCategory' })} className="btn-outline-secondary">
      Add Category
    </AddButton>
  );
  const icon = <QuestionCircle aria-hidden />;
  const text = 'Help content is kept in categories. Add the first one.';
  const none = <EmptyState icon={icon} title="No categories found" text={text} action={addCategory} />;
  return (
    <ListPage of={howToUseScreen}>
      <WithChecks
        of={checks}
        lists={{ categories, isLoading }}
        section="How to use"
        bringIn={{
          of: bringIn,
          what: 'contents',
          isFirst: categories?.every(({ items }) => items.length === 0) ?? false,
        }}
      >
        <ListHead>
          {addCategory}
          <AddButton icon={PlusLg} opens={add} className="btn-primary">
            Add Content
          </AddButton>
        </ListHead>
        <Selecting of={selected} props={{ categories }} />
        <Folders of={CONTENTS} folders={categories} isLoading={isLoading} coming={<TabsSkeleton />} none={none}>
          <EmptyList icon={FileEarmarkPlay} title="No content found for this category" add="Add Content" opens={add} />
        </Folders>
      </WithChecks>
      <ListDialogs of={dialogs} props={{ categories }} />
    </ListPage>
  );
}

export const screen: Screen = {
  Page: HowToUsePage,
  state: howToUseScreen,
  changes: async () => (await import(/* webpackChunkName: "how-to-use-dialogs" */ './howToUseChanges')).howToUseChanges,
};
