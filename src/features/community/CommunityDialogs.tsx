import { useSelector } from 'react-redux';
import { aboutRow, editedRow, Gone, RowDialogs } from '@/screen/RowDialogs';
import { type Group, type Post } from '@/services/communityTypes';
import { type Id } from '@/services/http/decode';
import { dialogClosed, selectDialog } from './communityScreen';
import { DeleteGroupDialog } from './dialogs/DeleteGroupDialog';
import { DeletePostDialog } from './dialogs/DeletePostDialog';
import { GroupDialog } from './dialogs/GroupDialog';
import { AddPostDialog, EditPostDialog } from './dialogs/PostDialog';

export interface CommunityDialogsProps {
  /** Undefined until the first load succeeded. */
  groups: readonly Group[] | undefined;
  /** The group whose posts are shown, if any. */
  groupId: Id | null;
  /** Undefined until the group's posts are loaded. */
  posts: readonly Post[] | undefined;
}

const NO_POSTS: readonly Post[] = [];

/** The open dialog of the community's screen. */
export function CommunityDialogs({ groups, groupId, posts }: CommunityDialogsProps) {
  const shownPosts = groupId === null ? NO_POSTS : posts;
  return (
    <RowDialogs
      dialog={useSelector(selectDialog)}
      closed={dialogClosed}
      kinds={{
        addGroup: (close) => <GroupDialog onClose={close} />,
        editGroup: editedRow(groups, (group, close) => <GroupDialog group={group} onClose={close} />),
        deleteGroup: aboutRow(groups, (group, close) => <DeleteGroupDialog group={group} onClose={close} />),
        addPost: (close) =>
          groupId === null ? <Gone onClose={close} /> : <AddPostDialog groupId={groupId} onClose={close} />,
        editPost: editedRow(shownPosts, (post, close) => <EditPostDialog post={post} onClose={close} />),
        deletePost: aboutRow(shownPosts, (post, close) => <DeletePostDialog post={post} onClose={close} />),
      }}
    />
  );
}
