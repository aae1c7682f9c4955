import { type RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useFloating, useOutsidePress } from '@/components/menu/useFloating';
import { kcalCleared, kcalToggled, selectDietPlansScreen } from './dietPlansScreen';
import { KCAL_OPTIONS, kcalLabel } from './kcal';
import { Checkbox } from '@/components/form/Checkbox';

/** The open kcal filter. */
export function KcalChoices({ anchor, onClose }: { anchor: RefObject<HTMLButtonElement | null>; onClose: () => void }) {
  const dispatch = useDispatch();
  const { kcal } = useSelector(selectDietPlansScreen);
  const panel = useFloating<HTMLDivElement>(anchor);
  useOutsidePress(panel, anchor, onClose);
  return (
    <div ref={panel} className="dropdown-menu menu" role="group" aria-label="Kcal">
      {KCAL_OPTIONS.map((option) => (
        <Checkbox
          key={option}
          className="dropdown-item"
          checked={kcal.includes(option)}
          onChange={() => dispatch(kcalToggled(option))}
        >
          {kcalLabel(option)}
        </Checkbox>
      ))}
      <div className="dropdown-divider" />
      <button type="button" className="dropdown-item" onClick={() => dispatch(kcalCleared())}>
        Clear filter
      </button>
    </div>
  );
}
