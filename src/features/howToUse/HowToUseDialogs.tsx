import { useDispatch, useSelector } from 'react-redux';
import { useClosedIfGone } from '@/components/dialog/useClosedIfGone';
import { useOnceTrue } from '@/components/dialog/useOnceTrue';
import { type HelpCategory, type HelpContent } from '@/services/howToUse';
import { AddCategoryDialog } from './dialogs/AddCategoryDialog';
import { AddContentDialog } from './dialogs/AddContentDialog';
import { ContentDetails } from './dialogs/ContentDetails';
import { DeleteContentDialog } from './dialogs/DeleteContentDialog';
import { EditContentDialog } from './dialogs/EditContentDialog';
import { dialogClosed, selectHowToUseScreen, type HowToUseDialog } from './howToUseScreen';
import { findContent } from './howToUseView';

export interface ContentDialogProps {
  content: HelpContent;
  /** The category it is listed in. */
  category: HelpCategory;
  categories: readonly HelpCategory[];
  onClose: () => void;
}

interface Props {
  /** Undefined until the first load went through. */
  categories: readonly HelpCategory[] | undefined;
  /** While the first load runs, whatever comes of it. */
  isLoading: boolean;
}

const ABOUT_A_CONTENT = { details: ContentDetails, edit: EditContentDialog, delete: DeleteContentDialog };
const NO_CATEGORIES: readonly HelpCategory[] = [];

/** The dialog that stands open; a link to one about a content that is gone opens nothing. */
export function HowToUseDialogs(list: Props) {
  const { dialog } = useSelector(selectHowToUseScreen);
  return dialog && <OpenHowToUseDialog key={`${dialog.kind} ${dialog.id}`} dialog={dialog} {...list} />;
}

function OpenHowToUseDialog({ dialog, categories, isLoading }: Props & { dialog: HowToUseDialog }) {
  const dispatch = useDispatch();
  const close = () => dispatch(dialogClosed(dialog));
  const isAboutAContent = dialog.kind !== 'add' && dialog.kind !== 'addCategory';
  const place = isAboutAContent && categories ? findContent(categories, dialog.id) : undefined;
  const isGone = isAboutAContent && categories && !place;
  useClosedIfGone(Boolean(isGone), close);
  const hasStarted = useOnceTrue(!isLoading); // with the category shown

  if (dialog.kind === 'addCategory') return <AddCategoryDialog onClose={close} />;
  if (dialog.kind === 'add')
    return hasStarted && <AddContentDialog categories={categories ?? NO_CATEGORIES} onClose={close} />;
  const Dialog = ABOUT_A_CONTENT[dialog.kind];
  return place && <Dialog {...place} categories={categories ?? NO_CATEGORIES} onClose={close} />;
}
