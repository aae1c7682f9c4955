import { useDispatch, useSelector } from 'react-redux';
import { useClosedIfGone } from '@/components/dialog/useClosedIfGone';
import { type Highlight } from '@/services/highlights';
import { dialogClosed, selectTrackerScreen, type TrackerDialog } from '../trackerScreen';
import { AddHighlightDialog } from './AddHighlightDialog';
import { DeleteHighlightDialog } from './DeleteHighlightDialog';
import { EditHighlightDialog } from './EditHighlightDialog';
import { ItemsDialog } from './items/ItemsDialog';

export interface HighlightDialogProps {
  highlight: Highlight;
  onClose: () => void;
}

const ABOUT_A_HIGHLIGHT = { items: ItemsDialog, edit: EditHighlightDialog, delete: DeleteHighlightDialog };

interface Props {
  /** Undefined until the first load went through. */
  highlights: readonly Highlight[] | undefined;
}

/** The dialog that stands open; a link to one about a highlight that is gone opens nothing. */
export function HighlightDialogs({ highlights }: Props) {
  const { dialog } = useSelector(selectTrackerScreen);
  return dialog && <OpenDialog key={`${dialog.kind} ${dialog.id}`} dialog={dialog} highlights={highlights} />;
}

function OpenDialog({ dialog, highlights }: Props & { dialog: TrackerDialog }) {
  const dispatch = useDispatch();
  const close = () => dispatch(dialogClosed(dialog));
  const { kind } = dialog;
  const highlight = highlights?.find(({ id }) => id === dialog.id);
  // Highlights are not duplicated: a link that says so leads nowhere.
  const isGone = kind === 'duplicate' || (kind !== 'add' && highlights && !highlight);
  useClosedIfGone(Boolean(isGone), close);

  if (kind === 'add') return <AddHighlightDialog onClose={close} />;
  if (kind === 'duplicate' || !highlight) return null;
  const Dialog = ABOUT_A_HIGHLIGHT[kind];
  return <Dialog highlight={highlight} onClose={close} />;
}
