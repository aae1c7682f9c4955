import { Trash } from 'react-bootstrap-icons';
import { type EditGuard } from './useEditGuard';

type Props = Pick<EditGuard<unknown>, 'noun' | 'gone' | 'newSchema'>;

/** Says that the record of the form does not exist any more, and whether it can be added as a new one. */
export function GoneNotice({ noun, gone = 'deleted', newSchema }: Props) {
  return (
    <p className="tell rose" role="alert">
      <Trash aria-hidden />
      <span>
        <b>
          This {noun} was {gone} while you were editing it.
        </b>{' '}
        What you typed is still here.
        {newSchema && ` You can add it as a new ${noun}.`}
      </span>
    </p>
  );
}
