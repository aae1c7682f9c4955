import { useMemo } from 'react';
import { type HowToUseLists } from '@/features/folders/howToUse/howToUseScreen';
import { useShownLists } from '@/screen/list/listContext';
import { BringInPage } from '../BringInPage';
import { useSending } from '../useSending';
import { howToUseApi, invalidateHowToUse, useSaveHelpContentMutation } from '@/services/howToUse';
import { useFolderId } from '@/features/folders/cardsSpec';
import { folderPlaces, shownFolder } from './folderPlaces';
import { ContentFields } from '@/features/folders/howToUse/dialogs/ContentDialog';
import { toRequest, type ContentValues } from '@/features/folders/howToUse/dialogs/contentForm';
import { HELP_KIND, helpHere } from './helpKind';

/** Brings help in; the category that was shown last is offered to what names none. */
export function HowToUseBringIn() {
  const { categories, isLoading } = useShownLists<HowToUseLists>();
  const [addContent] = useSaveHelpContentMutation();
  const shown = shownFolder(categories, useFolderId('category'));
  const lists = useMemo(
    () => categories && { places: folderPlaces(categories, 'category'), here: helpHere(categories) },
    [categories],
  );
  const sending = useSending({
    list: howToUseApi.endpoints.listHowToUse,
    hereOf: helpHere,
    send: (values: ContentValues) => addContent({ ...toRequest(values), inRound: true }),
    invalidate: invalidateHowToUse,
  });
  return (
    <BringInPage kind={HELP_KIND} lists={lists} isLoading={isLoading} shown={shown} sending={sending}>
      <ContentFields categories={categories ?? []} contentId={undefined} stored="" />
    </BringInPage>
  );
}
