import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { titleOf } from '@/components/format/title';
import { saveOrTell } from '@/screen/saveOrTell';
import { useDeletePostMutation } from '@/services/community';
import { type Post } from '@/services/communityTypes';

export function DeletePostDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const [deletePost] = useDeletePostMutation();
  const confirm = () => saveOrTell(deletePost({ postId: post.id, groupId: post.groupId }), onClose);
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
