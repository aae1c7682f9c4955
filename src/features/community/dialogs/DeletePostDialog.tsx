import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { titleOf } from '@/components/format/title';
import { notifyError } from '@/components/notify/notify';
import { useDeletePostMutation } from '@/services/community';
import { type Post } from '@/services/communityTypes';
import { failureMessage } from '@/services/http/errors';

export function DeletePostDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const [deletePost] = useDeletePostMutation();
  const confirm = async () => {
    const { error } = await deletePost({ postId: post.id, groupId: post.groupId });
    if (error) notifyError(failureMessage(error));
    else onClose();
  };
  return (
    <ConfirmDialog
      title="Confirm Delete"
      text="Are you sure you want to delete this post?"
      confirmLabel="Delete"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="about">{titleOf(post.title)}</p>
    </ConfirmDialog>
  );
}
