import { useMemo } from 'react';
import { type Loaded } from '@/lib/loaded';
import { BringInPage } from '@/screen/bringIn/BringInPage';
import { useSending } from '@/screen/bringIn/useSending';
import {
  invalidateSupplements,
  supplementsApi,
  useSaveSupplementMutation,
  type SupplementFolder,
} from '@/services/supplements';
import { useFolderId } from '../cardsSpec';
import { folderPlaces, shownFolder } from '../folderPlaces';
import { SupplementFields } from './dialogs/SupplementDialog';
import { toRequest, type SupplementValues } from './dialogs/supplementForm';
import { SUPPLEMENT_KIND, supplementsHere } from './supplementKind';

interface Props {
  folders: Loaded<readonly SupplementFolder[]>;
  isLoading: boolean;
}

/** Brings supplements in; the folder that was shown last is offered to those that name none. */
export function SupplementsBringIn({ folders, isLoading }: Props) {
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
