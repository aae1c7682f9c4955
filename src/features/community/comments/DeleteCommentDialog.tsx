import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { saveOrTell } from '@/screen/saveOrTell';
import { useDeleteCommentMutation } from '@/services/community';
import { type CommentProps } from './EditComment';

export function DeleteCommentDialog({ comment, postId, groupId, onClose }: CommentProps & { onClose: () => void }) {
  const [deleteComment] = useDeleteCommentMutation();
  const confirm = () => saveOrTell(deleteComment({ commentId: comment.id, postId, groupId }), onClose);
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
