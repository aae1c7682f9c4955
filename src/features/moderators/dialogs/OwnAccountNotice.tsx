import { InfoCircle } from 'react-bootstrap-icons';
import { useFormikContext } from 'formik';
import { type ModeratorValues } from './moderatorForm';
import { ownAccountText } from './ownAccount';

/** For moderators who edit themselves: what they would lose, as the boxes below stand. */
export function OwnAccountNotice() {
  const { initialValues, values } = useFormikContext<ModeratorValues>();
  return (
    <p className="info-box own-account" role="status">
      <InfoCircle aria-hidden />
      {ownAccountText(initialValues.modules, values.modules)}
    </p>
  );
}
