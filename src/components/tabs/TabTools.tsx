import { Pencil, Trash } from 'react-bootstrap-icons';
import { IconButton } from '../button/IconButton';

interface Props {
  /** What they are about. */
  label: string;
  tabIndex?: number;
  onEdit: () => void;
  onDelete: () => void;
}

/** Edits and deletes a tab, or the like, beside which it stands. */
export const TabTools = ({ label, tabIndex, onEdit, onDelete }: Props) => (
  <span className="tab-tools">
    <IconButton icon={Pencil} label={`Edit ${label}`} tabIndex={tabIndex} onClick={onEdit} />
    <IconButton
      icon={Trash}
      label={`Delete ${label}`}
      className="btn-danger-quiet"
      tabIndex={tabIndex}
      onClick={onDelete}
    />
  </span>
);
