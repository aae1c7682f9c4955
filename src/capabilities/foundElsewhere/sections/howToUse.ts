import { emptySearch, type EmptySearchProps } from '@/screen/list/EmptySearch';
import { fillAt } from '@/lib/slots';
import { useShownLists } from '@/screen/list/listContext';
import { type HowToUseLists } from '@/features/folders/howToUse/howToUseScreen';
import { foundInFolders } from './folders';

function FoundElsewhere({ search, children }: EmptySearchProps) {
  const { categories } = useShownLists<HowToUseLists>();
  return children(foundInFolders(categories, 'category', search));
}

export const fills = [fillAt(emptySearch, '/how-to-use', FoundElsewhere)];
