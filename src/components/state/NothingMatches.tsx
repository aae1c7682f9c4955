import { type ReactNode } from 'react';
import { NoMatches } from './NoMatches';

interface Props {
  title: string;
  search: string;
  /** What was searched, if it is a part of the list, such as a folder's title. */
  place?: string;
  onClear: () => void;
  /** The places that have what is missing here. */
  elsewhere?: ReactNode;
}

/** Shown instead of a list when the search finds nothing, and nothing else limits the list. */
export const NothingMatches = ({ title, search, place, onClear, elsewhere }: Props) => (
  <NoMatches
    title={title}
    description={`Nothing matches “${search}”${place ? ` in ${place}` : ''}.`}
    onClear={onClear}
    elsewhere={elsewhere}
  />
);
