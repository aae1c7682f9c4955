import { type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useFloating, useOutsidePress } from '@/components/menu/useFloating';
import { kcalCleared, kcalToggled, selectDietPlansScreen } from './dietPlansScreen';
import { KCAL_OPTIONS, kcalLabel } from './kcal';
import { FormCheck } from '@/components/form/FormCheck';

/** The open kcal filter. */
export function KcalChoices({ anchor, onClose }: { anchor: RefObject<HTMLButtonElement | null>; onClose: () => void }) {
  const dispatch = useDispatch();
  const { kcal } = useSelector(selectDietPlansScreen);
  const panel = useFloating<HTMLDivElement>(anchor);
  useOutsidePress(panel, anchor, onClose);
  return (
    <div ref={panel} className="dropdown-menu menu" role="group" aria-label="Kcal">
      {KCAL_OPTIONS.map((option) => (
        <FormCheck
          key={option}
          className="dropdown-item"
          checked={kcal.includes(option)}
          onChange={() => dispatch(kcalToggled(option))}
        >
          {kcalLabel(option)}
        </FormCheck>
      ))}
      <div className="dropdown-divider" />
      <button type="button" className="dropdown-item" onClick={() => dispatch(kcalCleared())}>
        Clear filter
      </button>
    </div>
  );
}
