import { type ComponentType, type ReactNode } from 'react';
import { AllOf } from '@/components/error/AllOf';
import { read, slot } from '@/lib/slots';
import { type RecordSource } from './record/record';

type Action<Row> = (props: { row: Row }) => ReactNode;

interface DetailAction {
  of: object;
  Action: Action<never>;
}

/** What stands first in the foot of a dialog that shows a record; each is for one kind of record. */
export const detailActions = slot<DetailAction>('detailActions');

export const detailAction = <Row,>(of: RecordSource<Row>, Action: Action<Row>): DetailAction => ({ of, Action });

export const DetailActions = <Row,>({ of, row }: { of: RecordSource<Row>; row: Row }) => (
  <AllOf
    of={read(detailActions)
      .filter((each) => each.of === of)
      .map(({ Action }) => Action as ComponentType<{ row: Row }>)}
    props={{ row }}
  />
);
