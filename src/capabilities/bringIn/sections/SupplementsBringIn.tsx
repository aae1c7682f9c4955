import { useMemo } from 'react';
import { type SupplementsLists } from '@/features/folders/supplements/supplementsScreen';
import { useShownLists } from '@/screen/list/listContext';
import { BringInPage } from '../BringInPage';
import { useSending } from '../useSending';
import { invalidateSupplements, supplementsApi, useSaveSupplementMutation } from '@/services/supplements';
import { useFolderId } from '@/features/folders/cardsSpec';
import { folderPlaces, shownFolder } from './folderPlaces';
import { SupplementFields } from '@/features/folders/supplements/dialogs/SupplementDialog';
import { toRequest, type SupplementValues } from '@/features/folders/supplements/dialogs/supplementForm';
import { SUPPLEMENT_KIND, supplementsHere } from './supplementKind';

/** Brings supplements in; the folder that was shown last is offered to those that name none. */
export function SupplementsBringIn() {
  const { folders, isLoading } = useShownLists<SupplementsLists>();
  const [addSupplement] = useSaveSupplementMutation();
  const shown = shownFolder(folders, useFolderId('folder'));
  const lists = useMemo(
    () => folders && { places: folderPlaces(folders, 'folder'), here: supplementsHere(folders) },
    [folders],
  );
  const sending = useSending({
    list: supplementsApi.endpoints.listSupplements,
    hereOf: supplementsHere,
    send: (values: SupplementValues) => addSupplement({ ...toRequest(values), inRound: true }),
    invalidate: invalidateSupplements,
  });
  return (
    <BringInPage kind={SUPPLEMENT_KIND} lists={lists} isLoading={isLoading} shown={shown} sending={sending}>
      <SupplementFields folders={folders ?? []} supplementId={undefined} pictureUrl={null} />
    </BringInPage>
  );
}
