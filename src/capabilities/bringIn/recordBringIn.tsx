import { type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useMemo, type ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type RecordKind } from '@/screen/record/record';
import { type ListEndpoint } from '@/services/http/useReload';
import { BringInPage } from './BringInPage';
import { type ContentKind, type Here, type RecordValues, type Sending } from './contentKind';
import { useSending } from './useSending';

interface Options<Row, Form, Values extends RecordValues> {
  kind: ContentKind<Values>;
  record: RecordKind<Row, Form>;
  hereOf: (rows: readonly Row[]) => readonly Here[];
  /** Adds one, in a round. */
  add: (values: Values) => ThunkAction<ReturnType<Sending['send']>, never, unknown, UnknownAction>;
  /** The fields of the section's own form. */
  Fields: ComponentType;
}

/** The page that brings in records that have no place. */
export function recordBringIn<Row, Form, Values extends RecordValues>(options: Options<Row, Form, Values>) {
  const { kind, record, hereOf, add, Fields } = options;
  const { endpoint, rows, afterRound } = record;
  const hereIn = (data: never) => hereOf(rows(data));
  return function RecordBringIn() {
    const dispatch = useDispatch<ThunkDispatch<never, unknown, UnknownAction>>();
    const { data, status } = useSelector(endpoint.select(undefined as never));
    const lists = useMemo(() => (data === undefined ? undefined : { places: [], here: hereIn(data) }), [data]);
    const sending = useSending({
      list: endpoint as unknown as ListEndpoint & { Types: { ResultType: never } },
      hereOf: hereIn,
      send: (values: Values) => dispatch(add(values)),
      invalidate: afterRound!,
    });
    return (
      <BringInPage kind={kind} lists={lists} isLoading={status === 'pending'} shown="" sending={sending}>
        <Fields />
      </BringInPage>
    );
  };
}
