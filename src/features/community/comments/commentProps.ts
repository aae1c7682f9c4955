import { type Comment } from '@/services/communityTypes';
import { type Id } from '@/services/http/decode';

export interface CommentProps {
  comment: Comment;
  postId: Id;
  groupId: Id;
}
