import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { notifyError } from '@/components/notify/notify';
import { useDeleteCommentMutation } from '@/services/community';
import { failureMessage } from '@/services/http/errors';
import { type CommentProps } from './CommentRow';

export function DeleteCommentDialog({ comment, postId, groupId, onClose }: CommentProps & { onClose: () => void }) {
  const [deleteComment] = useDeleteCommentMutation();
  const confirm = async () => {
    const { error } = await deleteComment({ commentId: comment.id, postId, groupId });
    if (error) notifyError(failureMessage(error));
    else onClose();
  };
  return (
    <ConfirmDialog
      title="Delete Comment"
      text="Are you sure you want to delete this comment?"
      confirmLabel="Delete"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="about">{comment.text}</p>
    </ConfirmDialog>
  );
}
