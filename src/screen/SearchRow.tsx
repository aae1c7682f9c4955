import { type UnknownAction } from '@reduxjs/toolkit';
import { type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { SearchBox } from '@/components/search/SearchBox';

interface Props {
  value: string;
  /** The action creator for each change of the text. */
  changed: (text: string) => UnknownAction;
  /** Also the accessible name. */
  placeholder?: string;
  /** A filter beside the search. */
  children?: ReactNode;
}

/** The search of a screen's list. */
export function SearchRow({ value, changed, placeholder, children }: Props) {
  const dispatch = useDispatch();
  return (
    <div className="search-row">
      <SearchBox value={value} onChange={(text) => dispatch(changed(text))} placeholder={placeholder} />
      {children}
    </div>
  );
}
