import { QueryStatus } from '@reduxjs/toolkit/query';
import { afterSuccess } from './http/afterSuccess';
import { api } from './http/api';
import { createdComment, toComment, toGroup, toPost, type Comment, type Group, type Post } from './communityDecoders';
import {
  type CommentRef,
  type CreatePost,
  type PostRef,
  type SaveGroup,
  toggleLike,
  type UpdatePost,
} from './communityTypes';
import { type Id } from './http/decode';
import { entities, rows } from './http/decodeRows';
import { serialize } from './http/serialize';
import { postForm } from './http/postForm';
import { patchCached } from './http/patchCached';
import { post } from './http/request';
import { ifUnclear, onSuccess } from './http/tags';

const postsOf = (groupId: Id) => ({ type: 'GroupPosts', id: groupId }) as const;
const commentsOf = (postId: Id) => ({ type: 'Comments', id: postId }) as const;

/** If a comment may have been added or removed, its post's comments and the posts, which count them, are stale. */
const threadIfUnclear = (result: unknown, error: object | undefined, { groupId, postId }: PostRef) =>
  ifUnclear(commentsOf(postId), postsOf(groupId))(result, error);

const updateCachedPost = ({ groupId, postId }: PostRef, change: (shown: Post) => Post) =>
  patchCached(listPosts, groupId, (posts: readonly Post[]) =>
    posts.map((shown) => (shown.id === postId ? change(shown) : shown)),
  );

const updateCachedCount = (ref: PostRef, more: 1 | -1) =>
  updateCachedPost(ref, ({ commentsCount: count, ...shown }) => ({
    ...shown,
    commentsCount: count === null ? null : Math.max(0, count + more),
  }));

/** Changes a post's comments, if they are loaded. */
const updateCachedComments = (postId: Id, change: (shown: readonly Comment[]) => readonly Comment[]) =>
  patchCached(listComments, postId, change);

type Root = Parameters<ReturnType<typeof listComments.select>>[0];

/** The tags of cached comments that were loaded before the posts: their counts may no longer match. */
const staleComments = (posts: readonly Post[], before: number, state: Root) =>
  posts.flatMap(({ id: postId }) => {
    const { status, fulfilledTimeStamp = before } = listComments.select(postId)(state);
    const isStale = status !== QueryStatus.pending && fulfilledTimeStamp < before;
    return isStale ? [{ type: 'Comments' as const, id: postId }] : [];
  });

const postFields = ({ images, title, content, groupId, allowsComments }: CreatePost) => ({
  images,
  title,
  content,
  categoryId: groupId,
  access: allowsComments,
});

export const communityApi = api.injectEndpoints({
  endpoints: (build) => ({
    listGroups: build.query<readonly Group[], void>({
      query: () => post('community/list/categories', {}, (body) => entities(rows(body, 'categories'), toGroup)),
      providesTags: ['Group'],
    }),
    saveGroup: build.mutation<null, SaveGroup>({
      query: ({ id: groupId, title, privacy }) =>
        groupId === undefined
          ? post('community/create/category', { title, privacy })
          : post('community/update/category', { title, privacy, id: groupId }),
      invalidatesTags: onSuccess('Group'),
    }),
    deleteGroup: build.mutation<null, Id>({
      query: (groupId) => post('community/delete/category', { id: groupId }),
      invalidatesTags: onSuccess('Group', 'Dashboard'),
    }),
    listPosts: build.query<readonly Post[], Id>({
      query: (groupId) =>
        post('community/detail', { categoryId: groupId }, (body) => entities(rows(body, 'posts'), toPost(groupId))),
      structuralSharing: false,
      providesTags: (_posts, _error, groupId) => [postsOf(groupId)],
      /** Comments on screen load again with their posts; others load when they are shown next. */
      onQueryStarted: (_groupId, load) => {
        const startedAt = Date.now();
        afterSuccess(load.queryFulfilled, (posts) => {
          const stale = staleComments(posts, startedAt, load.getState());
          if (stale.length > 0) load.dispatch(api.util.invalidateTags(stale));
        });
      },
    }),
    createPost: build.mutation<null, CreatePost>({
      query: (fields) => postForm('community/create/post', postFields(fields)),
      invalidatesTags: (result, error, { groupId }) => onSuccess(postsOf(groupId), 'Dashboard')(result, error),
    }),
    updatePost: build.mutation<null, UpdatePost>({
      query: ({ id: postId, imagesToRemove, removesMainImage, ...fields }) => {
        const { images, ...others } = postFields(fields);
        return postForm('community/update/post', {
          images,
          imagesToRemove: JSON.stringify(imagesToRemove),
          removeOldImage: removesMainImage,
          ...others,
          postId,
        });
      },
      invalidatesTags: (result, error, { groupId }) => onSuccess(postsOf(groupId))(result, error),
    }),
    deletePost: build.mutation<null, PostRef>({
      query: ({ postId }) => post('community/delete/post', { postId }),
      invalidatesTags: (result, error, { groupId }) => onSuccess(postsOf(groupId), 'Dashboard')(result, error),
    }),
    /** Kept for an hour, since the answer desk reads many; they are stale once the posts of their group load again. */
    listComments: build.query<readonly Comment[], Id>({
      query: (postId) =>
        post('communityComments/list', { postId }, (body) => entities(rows(body, 'comments'), toComment)),
      keepUnusedDataFor: 3600,
      providesTags: (_comments, _error, postId) => [commentsOf(postId)],
    }),
    /** The cached comments take the new one from the reply; if it has none, they load again. */
    createComment: build.mutation<Comment | null, PostRef & { comment: string }>({
      query: ({ postId, comment }) => post('communityComments/create', { postId, comment }, createdComment),
      onQueryStarted: (ref, { dispatch, queryFulfilled }) =>
        afterSuccess(queryFulfilled, (created) => {
          dispatch(updateCachedCount(ref, 1));
          if (created) dispatch(updateCachedComments(ref.postId, (comments) => [...comments, created]));
        }),
      invalidatesTags: (created, error, ref) => {
        const stale = threadIfUnclear(created, error, ref);
        return created || error ? stale : [commentsOf(ref.postId)];
      },
    }),
    updateComment: build.mutation<null, Omit<CommentRef, 'groupId'> & { comment: string }>({
      query: ({ commentId, comment }) => post('communityComments/update', { commentId, comment }),
      onQueryStarted: ({ commentId, comment, postId }, { dispatch, queryFulfilled }) =>
        afterSuccess(queryFulfilled, () =>
          dispatch(
            updateCachedComments(postId, (comments) =>
              comments.map((shown) => (shown.id === commentId ? { ...shown, text: comment } : shown)),
            ),
          ),
        ),
      invalidatesTags: (result, error, { postId }) => ifUnclear(commentsOf(postId))(result, error),
    }),
    deleteComment: build.mutation<null, CommentRef>({
      query: ({ commentId }) => post('communityComments/delete', { commentId }),
      onQueryStarted: ({ commentId, ...ref }, { dispatch, queryFulfilled }) =>
        afterSuccess(queryFulfilled, () => {
          dispatch(updateCachedCount(ref, -1));
          dispatch(updateCachedComments(ref.postId, (comments) => comments.filter(({ id }) => id !== commentId)));
        }),
      invalidatesTags: threadIfUnclear,
    }),
    /**
     * Optimistic, undone if it fails. The server toggles with each call, so a post's calls are sent in the order of the
     * clicks. Posts that were read anew meanwhile lack a refused like, and perhaps one that went through.
     */
    toggleLike: build.mutation<null, PostRef>({
      queryFn: async ({ postId }, _api, _options, baseQuery) =>
        (await serialize(`like ${postId}`, async () =>
          baseQuery(post('communityLikes/react', { postId, reactionType: 'Love' })),
        )) as { data: null },
      onQueryStarted: (ref, load) => {
        const readAt = () => listPosts.select(ref.groupId)(load.getState()).fulfilledTimeStamp;
        const before = readAt();
        load.dispatch(updateCachedPost(ref, toggleLike));
        load.queryFulfilled.then(
          () => readAt() === before || load.dispatch(api.util.invalidateTags([postsOf(ref.groupId)])),
          () => readAt() === before && load.dispatch(updateCachedPost(ref, toggleLike)),
        );
      },
      invalidatesTags: (result, error, { groupId }) => ifUnclear(postsOf(groupId))(result, error),
    }),
  }),
});

const { listComments, listPosts } = communityApi.endpoints;

export const {
  useListGroupsQuery,
  useSaveGroupMutation,
  useDeleteGroupMutation,
  useListPostsQuery,
  useCreatePostMutation,
  useUpdatePostMutation,
  useDeletePostMutation,
  useListCommentsQuery,
  useCreateCommentMutation,
  useUpdateCommentMutation,
  useDeleteCommentMutation,
  useToggleLikeMutation,
} = communityApi;
