import { FileEarmarkPlay, FolderPlus, PlusLg, QuestionCircle, QuestionCircleFill } from 'react-bootstrap-icons';
import { TabsSkeleton } from '@/components/skeleton/TabsSkeleton';
import { EmptyState } from '@/components/state/EmptyState';
import { AddButton } from '@/screen/AddButton';
import { EmptyList } from '@/screen/EmptyList';
import { ListHead, ListPage } from '@/screen/list/ListPage';
import { ON_ENTRY } from '@/screen/onEntry';
import { type Screen } from '@/screen/section';
import { useListHowToUseQuery } from '@/services/howToUse';
import { Folders } from '../Folders';
import { CONTENTS } from './contentCards';
import { dialogOpened, howToUseScreen } from './howToUseScreen';
import { lazyDialogs } from '@/screen/lazyDialogs';
import './howToUse.scss';

const dialogs = lazyDialogs(
  '/how-to-use',
  async () => (await import(/* webpackChunkName: "how-to-use-dialogs" */ './HowToUseDialogs')).HowToUseDialogs,
);

const add = dialogOpened({ kind: 'add' });
const addFolder = dialogOpened({ kind: 'addCategory' });

/** The How to use screen. Entering it refetches the contents; cached ones stay on screen meanwhile. */
function HowToUsePage() {
  const { data: categories, isFetching: isLoading } = useListHowToUseQuery(undefined, ON_ENTRY);
  const addCategory = (
    <AddButton icon={FolderPlus} label="Add Category" opens={addFolder} className="btn-outline-secondary" />
  );
  const icon = <QuestionCircle aria-hidden />;
  const text = 'Help content is kept in categories. Add the first one.';
  const none = <EmptyState icon={icon} title="No categories found" text={text} action={addCategory} />;
  return (
    <ListPage of={howToUseScreen} lists={{ categories, isLoading }} dialogs={dialogs}>
      <ListHead>
        {addCategory}
        <AddButton icon={PlusLg} label="Add Content" opens={add} className="btn-primary" />
      </ListHead>
      <Folders of={CONTENTS} folders={categories} isLoading={isLoading} coming={<TabsSkeleton />} none={none}>
        <EmptyList icon={FileEarmarkPlay} title="No content found for this category" add="Add Content" opens={add} />
      </Folders>
    </ListPage>
  );
}

export const screen: Screen = {
  Page: HowToUsePage,
  icon: QuestionCircleFill,
  state: howToUseScreen,
};
