import { type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useMemo, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type RecordKind } from '@/screen/record/record';
import { type RecordEndpoint } from '@/screen/saveGuard/latest';
import { type Id } from '@/services/http/decode';
import { useReload, type ListEndpoint } from '@/services/http/useReload';
import { BringInPage } from './BringInPage';
import { type ContentKind, type Here, type PlaceHere, type RecordValues, type Sending } from './contentKind';

/** `Placed` is what holds the places: the record's own list, unless that is another one. */
interface Options<Row, Form, Values extends RecordValues, Placed> {
  kind: ContentKind<Values>;
  record: RecordKind<Row, Form>;
  /** What a record that is there is compared by, and where it is; null of one that is shown nowhere. */
  hereOf: (row: Row, placed: Placed) => (Pick<Here, 'content'> & Partial<Pick<Here, 'place'>>) | null;
  /** The kind of dialog that shows one. */
  opens: string;
  /** Adds one, in a round. */
  add: (values: Values) => ThunkAction<ReturnType<Sending['send']>, never, unknown, UnknownAction>;
  failure?: string;
  /** The list that holds the places, where that is another one. */
  placed?: RecordEndpoint<void, Placed>;
  placesIn?: (placed: Placed) => PlaceHere[];
  /** The place that the section shows, as `placeKey` has it; it is offered to those that name none. */
  useShown?: (placed: Placed | undefined) => string;
  /** The fields of the section's own form. */
  fields: (placed: Placed) => ReactNode;
}

const NOWHERE = () => [];
const useNone = () => '';

/** The page that brings in such records. */
export function recordBringIn<Row extends { id: Id }, Form, Values extends RecordValues, Placed>(
  options: Options<Row, Form, Values, Placed>,
) {
  const { kind, record, hereOf, opens, add, failure, placesIn = NOWHERE, useShown = useNone, fields } = options;
  const { rows, name, afterRound } = record;
  const endpoint = record.endpoint as unknown as RecordEndpoint<void, never> & ListEndpoint;
  const other = options.placed as typeof endpoint | undefined;
  const listsOf = (data: unknown, placed: Placed) => ({
    places: placesIn(placed),
    here: rows(data as never).flatMap((row): Here[] => {
      const here = hereOf(row, placed);
      return here ? [{ id: row.id, title: name(row), place: '', dialog: `${opens}:${row.id}`, ...here }] : [];
    }),
  });
  function RecordBringIn() {
    const dispatch = useDispatch<ThunkDispatch<never, unknown, UnknownAction>>();
    const list = useSelector(endpoint.select());
    const { data: placed, status } = useSelector((other ?? endpoint).select()) as { data?: Placed; status?: string };
    const lists = useMemo(
      () => (list.data === undefined || placed === undefined ? undefined : listsOf(list.data, placed)),
      [list.data, placed],
    );
    const reload = useReload(endpoint);
    const reloadPlaces = useReload(other ?? endpoint);
    const sending: Sending = {
      send: (values) => dispatch(add(values as Values)),
      failure,
      load: async () => {
        const { data, isError } = (await reload()) as { data?: never; isError: boolean };
        // The data of an earlier load are still there after one that failed.
        return data === undefined || isError ? null : listsOf(data, other ? placed! : data).here;
      },
      loadAgain: () => {
        void reload();
        if (other) void reloadPlaces();
      },
      invalidate: afterRound!,
    };
    const isLoading = list.status === 'pending' || status === 'pending';
    return (
      <BringInPage kind={kind} lists={lists} isLoading={isLoading} shown={useShown(placed)} sending={sending}>
        {placed !== undefined && fields(placed)}
      </BringInPage>
    );
  }
  return Object.assign(RecordBringIn, { listsOf });
}
