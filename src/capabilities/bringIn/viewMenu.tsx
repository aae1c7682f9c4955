import { Upload } from 'react-bootstrap-icons';
import { fillAt } from '@/lib/slots';
import { listMenu } from '@/screen/list/listTools';
import { BROUGHT } from './brought';
import { useOpen } from './bringInOf';

const itemOf = (what: string) => () => (
  <button type="button" className="dropdown-item" onClick={useOpen()}>
    <Upload aria-hidden />
    {`Bring in ${what}…`}
  </button>
);

export const fills = Object.entries(BROUGHT).map(([path, what]) => fillAt(listMenu, path, itemOf(what)));
