import { useSelector } from 'react-redux';
import { titleOf } from '@/components/format/title';
import { chosen } from '@/components/tabs/selection';
import { type Saved } from '@/screen/elsewhere/placeState';
import { tabPlace } from '@/screen/elsewhere/recordPlace';
import { SavedPlace } from '@/screen/elsewhere/SavedPlace';
import { type HelpCategory } from '@/services/howToUse';
import { howToUseScreen, howToUseUrlFields, selectHowToUseScreen } from './howToUseScreen';
import { listedContents, searchContents } from './howToUseView';

interface Props {
  saved: Saved;
  categories: readonly HelpCategory[];
}

/** Where the saved content is. */
export function HowToUseSaved({ saved, categories }: Props) {
  const view = useSelector(selectHowToUseScreen);
  const row = listedContents(categories).find(({ id }) => id === saved.id);
  const place =
    row &&
    tabPlace({
      name: titleOf(row.content.title),
      title: titleOf(row.category.title),
      isOpen: row.category === chosen(categories, view.category),
      isFound: searchContents([row.content], view.search).length > 0,
      view: { category: row.category.id },
      cleared: { search: '' },
    });
  return <SavedPlace of={howToUseScreen} fields={howToUseUrlFields} view={view} place={place} />;
}
