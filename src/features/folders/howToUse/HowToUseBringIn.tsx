import { useMemo } from 'react';
import { type Loaded } from '@/lib/loaded';
import { BringInPage } from '@/screen/bringIn/BringInPage';
import { useSending } from '@/screen/bringIn/useSending';
import { howToUseApi, invalidateHowToUse, useSaveHelpContentMutation, type HelpCategory } from '@/services/howToUse';
import { useFolderId } from '../cardsSpec';
import { folderPlaces, shownFolder } from '../folderPlaces';
import { ContentFields } from './dialogs/ContentDialog';
import { toRequest, type ContentValues } from './dialogs/contentForm';
import { HELP_KIND, helpHere } from './helpKind';

interface Props {
  categories: Loaded<readonly HelpCategory[]>;
  isLoading: boolean;
}

/** Brings help in; the category that was shown last is offered to what names none. */
export function HowToUseBringIn({ categories, isLoading }: Props) {
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
