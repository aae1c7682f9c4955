import { DeleteDialog, deletedRow } from '@/screen/DeleteDialog';
import { NotedDelete } from '@/screen/deleteNotes';
import { dropTextDrafts } from '@/screen/form/textDrafts';
import { aboutRow, editedRow, Gone, RowDialogs } from '@/screen/RowDialogs';
import { communityApi, useDeletePostMutation, useDeleteGroupMutation } from '@/services/community';
import { type Group, type Post } from '@/services/communityDecoders';
import { postPath } from './comments/commentDrafts';
import { groupRecord, postRecord } from './communityRecords';
import { type CommunityDialog, type CommunityLists } from './communityScreen';
import { GroupDialog } from './dialogs/GroupDialog';
import { PostDialog } from './dialogs/PostDialog';

const NO_POSTS: readonly Post[] = [];

export function CommunityDialogs({ groups, groupId, posts }: CommunityLists) {
  const [deletePost] = useDeletePostMutation();
  const shownPosts = groupId === null ? NO_POSTS : posts;
  return (
    <RowDialogs<CommunityDialog>
      kinds={{
        addGroup: (close) => <GroupDialog onClose={close} />,
        editGroup: editedRow(groups, (group, close) => <GroupDialog group={group} onClose={close} />),
        deleteGroup: aboutRow(groups, (group, close) => <DeleteGroupDialog group={group} onClose={close} />),
        addPost: (close) =>
          groupId === null ? <Gone onClose={close} /> : <PostDialog groupId={groupId} onClose={close} />,
        editPost: editedRow(shownPosts, (post, close) => (
          <PostDialog groupId={post.groupId} post={post} onClose={close} />
        )),
        deletePost: deletedRow(postRecord, shownPosts, {
          title: 'Confirm Delete',
          text: 'Are you sure you want to delete this post?',
          onDelete: (post) => withDrafts([post], deletePost({ postId: post.id, groupId: post.groupId })),
        }),
      }}
    />
  );
}

/** A deletion that takes along what was written below the posts and is not sent. */
async function withDrafts(posts: readonly Post[], deletion: PromiseLike<{ error?: unknown }>) {
  const result = await deletion;
  if (!result.error) for (const { id } of posts) dropTextDrafts(postPath(id));
  return result;
}

/** Asks before a group is deleted with its posts. */
function DeleteGroupDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const [deleteGroup] = useDeleteGroupMutation();
  const { data: posts = NO_POSTS } = communityApi.endpoints.listPosts.useQueryState(group.id);
  return (
    <NotedDelete of={groupRecord} row={group}>
      {(noted) => (
        <DeleteDialog
          {...noted}
          title="Confirm Delete Group"
          text="Are you sure you want to delete this group?"
          about={group.title}
          onDelete={() => withDrafts(posts, deleteGroup(group.id))}
          onClose={onClose}
        />
      )}
    </NotedDelete>
  );
}
