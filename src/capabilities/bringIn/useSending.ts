import { type UnknownAction } from '@reduxjs/toolkit';
import { useReload, type ListEndpoint } from '@/services/http/useReload';
import { type Here, type Sending } from './contentKind';

interface Options<Data> {
  /** Of the list in which such records are looked up. */
  list: ListEndpoint & { Types: { ResultType: Data } };
  /** Of the list that holds the places, where that is another one. */
  places?: ListEndpoint;
  hereOf: (data: Data) => readonly Here[];
  send: Sending['send'];
  failure?: string;
  invalidate: () => UnknownAction;
}

/** How a section adds records, and looks up what is here. */
export function useSending<Data>({ list, places = list, hereOf, send, failure, invalidate }: Options<Data>): Sending {
  const reload = useReload(list);
  const reloadPlaces = useReload(places);
  const load = async () => {
    const { data, isError } = (await reload()) as { data?: Data; isError: boolean };
    // The data of an earlier load are still there after one that failed.
    return data === undefined || isError ? null : hereOf(data);
  };
  const loadAgain = () => {
    void reload();
    if (places !== list) void reloadPlaces();
  };
  return { send, failure, load, loadAgain, invalidate };
}
