import { ExportButton } from '@/components/export/ExportButton';
import { momentCell, type ExportColumn } from '@/components/export/table';
import { type Post } from '@/services/communityTypes';
import { authorOf } from '../communityView';

const COLUMNS: ExportColumn<Post>[] = [
  { header: 'Title', value: ({ title }) => title },
  { header: 'Author', value: ({ author }) => authorOf(author) },
  { header: 'Date', value: ({ createdAt }) => momentCell(createdAt) },
  { header: 'Content', value: ({ content }) => content },
  { header: 'Comments', value: ({ commentsCount }) => commentsCount },
  { header: 'Likes', value: ({ likesCount }) => likesCount },
];

/** Exports the posts of the group that the filters show. */
export function CommunityExport({ posts }: { posts: readonly Post[] }) {
  return <ExportButton name="community-posts" columns={COLUMNS} rows={() => posts} />;
}
