import { type Id } from '@/services/http/decode';
import { CardBox } from './CardBox';
import { OpenAct } from './OpenAct';
import { PageBoxes, RowBox } from './rowBoxes';
import { SelectionBar } from './SelectionBar';
import { type Changing, type Selectable } from './selectable';

/** What changes many of these records. */
export const changing = <Row extends { id: Id }>(useSelectable: () => Selectable<Row>): Changing => ({
  Bar: (props) => <SelectionBar {...props} of={useSelectable()} />,
  Act: (props) => <OpenAct {...props} of={useSelectable()} />,
  CardBox,
  RowBox,
  PageBoxes,
});
