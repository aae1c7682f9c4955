import { type Id } from '@/services/http/decode';
import { type HelpCategory, type HelpContent } from '@/services/howToUse';

/** Whether the media is the address of a page or a file elsewhere, not the name of something stored. */
export const isAddress = (media: string) => /^https?:\/\//i.test(media.trim());

/** The contents whose title holds the search, whatever its case. */
export function searchContents(contents: readonly HelpContent[], search: string): readonly HelpContent[] {
  const wanted = search.trim().toLowerCase();
  if (!wanted) return contents;
  return contents.filter(({ title }) => title.toLowerCase().includes(wanted));
}

/** A content with the category that it is listed in; undefined where it is gone. */
export function findContent(categories: readonly HelpCategory[], wanted: Id | undefined) {
  for (const category of categories) {
    const content = category.contents.find(({ id }) => id === wanted);
    if (content) return { content, category };
  }
  return undefined;
}
