import { type Loaded } from '@/lib/loaded';
import { DeleteDialog } from '@/screen/DeleteDialog';
import { GoesWith, titlesOf } from '@/screen/GoesWith';
import { aboutRow, editedRow, Gone, RowDialogs } from '@/screen/RowDialogs';
import { useDeletePostMutation, useDeleteGroupMutation, useListPostsQuery } from '@/services/community';
import { type Group, type Post } from '@/services/communityTypes';
import { type Id } from '@/services/http/decode';
import { type CommunityDialog } from './communityScreen';
import { GroupDialog } from './dialogs/GroupDialog';
import { PostDialog } from './dialogs/PostDialog';
import { RepliesDialog, ReplyDialog } from './replies/RepliesDialogs';

export interface CommunityDialogsProps {
  groups: Loaded<readonly Group[]>;
  /** The group whose posts are shown, if any. */
  groupId: Id | null;
  posts: Loaded<readonly Post[]>;
}

const NO_POSTS: readonly Post[] = [];

export function CommunityDialogs({ groups, groupId, posts }: CommunityDialogsProps) {
  const [deleteGroup] = useDeleteGroupMutation();
  const [deletePost] = useDeletePostMutation();
  const shownPosts = groupId === null ? NO_POSTS : posts;
  return (
    <RowDialogs<CommunityDialog>
      kinds={{
        addGroup: (close) => <GroupDialog onClose={close} />,
        editGroup: editedRow(groups, (group, close) => <GroupDialog group={group} onClose={close} />),
        deleteGroup: aboutRow(groups, (group, close) => (
          <DeleteDialog
            title="Confirm Delete Group"
            text="Are you sure you want to delete this group?"
            about={group.title}
            onDelete={() => deleteGroup(group.id)}
            onClose={close}
          >
            <PostsOf groupId={group.id} />
          </DeleteDialog>
        )),
        addPost: (close) =>
          groupId === null ? <Gone onClose={close} /> : <PostDialog groupId={groupId} onClose={close} />,
        editPost: editedRow(shownPosts, (post, close) => (
          <PostDialog groupId={post.groupId} post={post} onClose={close} />
        )),
        saveReply: (close, id) => <ReplyDialog postId={id} onClose={close} />,
        editReply: (close, id) => <ReplyDialog edited={id} onClose={close} />,
        replies: (close) => <RepliesDialog onClose={close} />,
        deletePost: aboutRow(shownPosts, (post, close) => (
          <DeleteDialog
            title="Confirm Delete"
            text="Are you sure you want to delete this post?"
            about={post.title}
            onDelete={() => deletePost({ postId: post.id, groupId: post.groupId })}
            onClose={close}
          />
        )),
      }}
    />
  );
}

/** The posts that are deleted with a group. */
function PostsOf({ groupId }: { groupId: Id }) {
  const posts = useListPostsQuery(groupId);
  return <GoesWith parts={[{ one: 'post', titles: titlesOf(posts, ({ title }) => title) }]} />;
}
