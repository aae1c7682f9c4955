import { Sliders } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { conditionsHidden, conditionsShown, selectUsersScreen } from './usersScreen';

/** Opens and closes the row of conditions. Closing it keeps them in force, and the count says so. */
export function ConditionsButton() {
  const dispatch = useDispatch();
  const { areConditionsShown, conditions } = useSelector(selectUsersScreen);
  return (
    <button
      type="button"
      className={`btn btn-outline-secondary conditions-button ${areConditionsShown ? 'is-open' : ''}`}
      aria-expanded={areConditionsShown}
      aria-controls={areConditionsShown ? 'conditions' : undefined}
      onClick={() => dispatch(areConditionsShown ? conditionsHidden() : conditionsShown())}
    >
      <Sliders aria-hidden />
      <span>Conditions</span>
      {conditions.length > 0 && (
        <span className="count-pill figures">
          {conditions.length}
          <span className="visually-hidden"> in force</span>
        </span>
      )}
    </button>
  );
}
