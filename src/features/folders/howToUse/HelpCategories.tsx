import { useMemo } from 'react';
import { FolderPlus, QuestionCircle } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { EmptyState } from '@/components/state/EmptyState';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { chosen } from '@/components/tabs/selection';
import { TabPanel } from '@/components/tabs/TabPanel';
import { Tabs } from '@/components/tabs/Tabs';
import { useNeighbour } from '@/components/tabs/useNeighbour';
import { SavedNote } from '@/screen/elsewhere/SavedNote';
import { AddButton } from '@/screen/AddButton';
import { type HelpCategory } from '@/services/howToUse';
import { ContentCards } from './ContentCards';
import { categorySelected, dialogOpened, selectHowToUseScreen } from './howToUseScreen';

const PANEL = 'help-category';

const howToUseSaved = lazyComponent(
  async () => (await import(/* webpackChunkName: "how-to-use-dialogs" */ './HowToUseSaved')).HowToUseSaved,
);

/** The category tabs, with the cards of the selected one. */
export function HelpCategories({ categories }: { categories: readonly HelpCategory[] }) {
  const dispatch = useDispatch();
  const { category: categoryId, saved } = useSelector(selectHowToUseScreen);
  useNeighbour(categories, categoryId, (id) => dispatch(categorySelected(id)));
  const tabs = useMemo(
    () => categories.map(({ id, title }) => ({ key: String(id), label: titleOf(title) })),
    [categories],
  );

  const category = chosen(categories, categoryId);
  if (!category)
    return (
      <EmptyState
        icon={<QuestionCircle aria-hidden />}
        title="No categories found"
        text="Help content is kept in categories. Add the first one."
        action={
          <AddButton icon={FolderPlus} opens={dialogOpened({ kind: 'addCategory' })} className="btn-outline-secondary">
            Add Category
          </AddButton>
        }
      />
    );
  const selected = String(category.id);
  return (
    <>
      <Tabs
        label="Categories"
        tabs={tabs}
        selected={selected}
        onSelect={(key) => dispatch(categorySelected(categories.find(({ id }) => String(id) === key)!.id))}
        panelId={PANEL}
      />
      <SavedNote of={howToUseSaved} props={saved && { saved, categories }} />
      <TabPanel id={PANEL} selected={selected}>
        <ContentCards
          key={selected}
          label={titleOf(category.title)}
          contents={category.contents}
          categories={categories}
        />
      </TabPanel>
    </>
  );
}
