import { useDispatch, useSelector } from 'react-redux';
import { useClosedIfGone } from '@/components/dialog/useClosedIfGone';
import { useOnceTrue } from '@/components/dialog/useOnceTrue';
import { type Supplement, type SupplementFolder } from '@/services/supplements';
import { AddFolderDialog } from './dialogs/AddFolderDialog';
import { AddSupplementDialog } from './dialogs/AddSupplementDialog';
import { DeleteSupplementDialog } from './dialogs/DeleteSupplementDialog';
import { DuplicateSupplementDialog } from './dialogs/DuplicateSupplementDialog';
import { EditSupplementDialog } from './dialogs/EditSupplementDialog';
import { SupplementDetails } from './dialogs/SupplementDetails';
import { dialogClosed, selectSupplementsScreen, type SupplementsDialog } from './supplementsScreen';
import { findSupplement } from './supplementsView';

export interface SupplementDialogProps {
  supplement: Supplement;
  /** The folder it is listed in. */
  folder: SupplementFolder;
  folders: readonly SupplementFolder[];
  onClose: () => void;
}

interface Props {
  /** Undefined until the first load went through. */
  folders: readonly SupplementFolder[] | undefined;
  /** While the first load runs, whatever comes of it. */
  isLoading: boolean;
}

const ABOUT_A_SUPPLEMENT = {
  details: SupplementDetails,
  edit: EditSupplementDialog,
  duplicate: DuplicateSupplementDialog,
  delete: DeleteSupplementDialog,
};
const NO_FOLDERS: readonly SupplementFolder[] = [];

/** The dialog that stands open; a link to one about a supplement that is gone opens nothing. */
export function SupplementsDialogs(list: Props) {
  const { dialog } = useSelector(selectSupplementsScreen);
  return dialog && <OpenSupplementsDialog key={`${dialog.kind} ${dialog.id}`} dialog={dialog} {...list} />;
}

function OpenSupplementsDialog({ dialog, folders, isLoading }: Props & { dialog: SupplementsDialog }) {
  const dispatch = useDispatch();
  const close = () => dispatch(dialogClosed(dialog));
  const isAboutASupplement = dialog.kind !== 'add' && dialog.kind !== 'addFolder';
  const place = isAboutASupplement && folders ? findSupplement(folders, dialog.id) : undefined;
  const isGone = isAboutASupplement && folders && !place;
  useClosedIfGone(Boolean(isGone), close);
  const hasStarted = useOnceTrue(!isLoading); // with the folder shown

  if (dialog.kind === 'addFolder') return <AddFolderDialog onClose={close} />;
  if (dialog.kind === 'add')
    return hasStarted && <AddSupplementDialog folders={folders ?? NO_FOLDERS} onClose={close} />;
  const Dialog = ABOUT_A_SUPPLEMENT[dialog.kind];
  return place && <Dialog {...place} folders={folders ?? NO_FOLDERS} onClose={close} />;
}
