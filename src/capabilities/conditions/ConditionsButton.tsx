import { useRef } from 'react';
import { Sliders } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { useKeyMap } from '@/components/keys/useKeyMap';
import { conditionsHidden, conditionsShown, selectConditions } from './conditionsSlice';
import './conditionsButton.scss';

/** The id of the field that `c` focuses; the row, which comes with its code, has it. */
export const CONDITION_INPUT = 'condition-input';

/** Opens and closes the row of conditions. Closing it keeps them in force, and the count says so. */
export function ConditionsButton() {
  const dispatch = useDispatch();
  const { areConditionsShown, conditions } = useSelector(selectConditions);
  const button = useRef<HTMLButtonElement>(null);
  const openByKey = () => {
    if (areConditionsShown) return document.getElementById(CONDITION_INPUT)?.focus();
    button.current?.focus();
    return dispatch(conditionsShown());
  };
  useKeyMap({ c: openByKey }, button);
  return (
    <button
      ref={button}
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
