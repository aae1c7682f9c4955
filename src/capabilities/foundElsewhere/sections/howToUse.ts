import { emptySearch, type EmptySearchProps } from '@/screen/list/EmptySearch';
import { fillAt } from '@/lib/slots';
import { howToUseApi } from '@/services/howToUse';
import { foundInFolders } from './folders';

function FoundElsewhere({ search, children }: EmptySearchProps) {
  const { data } = howToUseApi.endpoints.listHowToUse.useQueryState();
  return children(foundInFolders(data, 'category', search));
}

export const fills = [fillAt(emptySearch, '/how-to-use', FoundElsewhere)];
