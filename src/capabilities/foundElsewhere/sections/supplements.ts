import { emptySearch, type EmptySearchProps } from '@/screen/list/EmptySearch';
import { fillAt } from '@/lib/slots';
import { supplementsApi } from '@/services/supplements';
import { foundInFolders } from './folders';

function FoundElsewhere({ search, children }: EmptySearchProps) {
  const { data } = supplementsApi.endpoints.listSupplements.useQueryState();
  return children(foundInFolders(data, 'folder', search));
}

export const fills = [fillAt(emptySearch, '/supplements', FoundElsewhere)];
