import { NoMatches } from './NoMatches';

interface Props {
  title: string;
  search: string;
  /** What was searched, if it is a part of the list, such as a folder's title. */
  place?: string;
  onClear: () => void;
}

/** Shown instead of a list when the search finds nothing, and nothing else limits the list. */
export const NothingMatches = ({ title, search, place, onClear }: Props) => (
  <NoMatches
    title={title}
    description={`Nothing matches “${search}”${place ? ` in ${place}` : ''}.`}
    onClear={onClear}
  />
);
