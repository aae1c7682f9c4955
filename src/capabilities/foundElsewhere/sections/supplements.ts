import { emptySearch, type EmptySearchProps } from '@/screen/list/EmptySearch';
import { fillAt } from '@/lib/slots';
import { useShownLists } from '@/screen/list/listContext';
import { type SupplementsLists } from '@/features/folders/supplements/supplementsScreen';
import { foundInFolders } from './folders';

function FoundElsewhere({ search, children }: EmptySearchProps) {
  const { folders } = useShownLists<SupplementsLists>();
  return children(foundInFolders(folders, 'folder', search));
}

export const fills = [fillAt(emptySearch, '/supplements', FoundElsewhere)];
