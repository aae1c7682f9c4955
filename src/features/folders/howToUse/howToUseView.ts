import { titleOf as nameOf } from '@/components/format/title';
import { withFinds } from '@/screen/elsewhere/places';
import { searchRows } from '@/screen/listView';
import { type HelpCategory, type HelpContent } from '@/services/howToUse';

/** Whether the media is an address on the web, not the name of a stored file. */
export const isAddress = (media: string) => /^https?:\/\//i.test(media.trim());

const PICTURE = /\.(?:avif|bmp|gif|heic|jpe?g|png|svg|webp)(?=$|[?#])/i;

/** Whether the media is an address that is not that of a picture: of a film, or of a page that shows one. */
export const isFilmAddress = (media: string) => isAddress(media) && !PICTURE.test(media.trim());

/** The contents whose title contains the search text, ignoring case. */
export const searchContents = (contents: readonly HelpContent[], search: string) =>
  searchRows(contents, titleOf, search);

/** The categories in which the search finds contents. */
export const placesOf = (categories: readonly HelpCategory[], search: string) =>
  withFinds(
    categories.map(({ id, title, contents }) => ({
      title: nameOf(title),
      found: searchContents(contents, search),
      view: { category: id },
    })),
  );

const titleOf = ({ title }: HelpContent) => title;

/** All contents, each with the category that lists it, whatever category its row names. */
export const listedContents = (categories: readonly HelpCategory[]) =>
  categories.flatMap((category) => category.contents.map((content) => ({ id: content.id, content, category })));
