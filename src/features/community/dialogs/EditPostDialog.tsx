import { notifyError } from '@/components/notify/notify';
import { useUpdatePostMutation } from '@/services/community';
import { type Post } from '@/services/communityTypes';
import { failureMessage } from '@/services/http/errors';
import { PostDialog } from './PostDialog';
import { toPostValues, toUpdateRequest, type PostValues } from './postForm';

export function EditPostDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const [updatePost] = useUpdatePostMutation();
  const save = async (values: PostValues) => {
    const { error } = await updatePost(toUpdateRequest(values, post));
    if (error) notifyError(failureMessage(error));
    else onClose();
  };
  return <PostDialog title="Edit Post" initialValues={toPostValues(post)} onSave={save} onClose={onClose} />;
}
