import { notifyError } from '@/components/notify/notify';
import { useCreatePostMutation } from '@/services/community';
import { type Id } from '@/services/http/decode';
import { failureMessage } from '@/services/http/errors';
import { PostDialog } from './PostDialog';
import { NEW_POST, toCreateRequest, type PostValues } from './postForm';

/** Adds a post to the group. */
export function AddPostDialog({ groupId, onClose }: { groupId: Id; onClose: () => void }) {
  const [createPost] = useCreatePostMutation();
  const save = async (values: PostValues) => {
    const { error } = await createPost(toCreateRequest(values, groupId));
    if (error) notifyError(failureMessage(error));
    else onClose();
  };
  return <PostDialog title="Add New Post" initialValues={NEW_POST} onSave={save} onClose={onClose} />;
}
