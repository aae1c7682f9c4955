import { useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { ChevronDown, Funnel } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { useFloating, useOutsidePress } from '@/components/menu/useFloating';
import { kcalCleared, kcalToggled, selectDietPlansScreen } from './dietPlansScreen';
import { KCAL_OPTIONS, kcalLabel } from './kcal';

/** A button that opens the kcal filter. The open panel comes next in the tab order. */
export function KcalFilter() {
  const { kcal } = useSelector(selectDietPlansScreen);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    button.current?.focus();
    setOpen(false);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- watches what happens to the controls within
    <div className="kcal-filter" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className="btn btn-outline-secondary filter-button"
        aria-label={['Kcal filter', kcal.map(kcalLabel).join(', ')].filter(Boolean).join(': ')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Funnel aria-hidden />
        <span>Kcal</span>
        {kcal.length > 0 && <b className="kcal-count">{kcal.length}</b>}
        <ChevronDown className="small-caret" aria-hidden />
      </button>
      {isOpen && <Panel anchor={button} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface PanelProps {
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

function Panel({ anchor, onClose }: PanelProps) {
  const dispatch = useDispatch();
  const { kcal } = useSelector(selectDietPlansScreen);
  const panel = useFloating<HTMLDivElement>(anchor);
  useOutsidePress(panel, anchor, onClose);
  return (
    <div ref={panel} className="dropdown-menu menu" role="group" aria-label="Kcal">
      {KCAL_OPTIONS.map((option) => (
        <label key={option} className="dropdown-item">
          <input
            type="checkbox"
            className="form-check-input"
            checked={kcal.includes(option)}
            onChange={() => dispatch(kcalToggled(option))}
          />
          {kcalLabel(option)}
        </label>
      ))}
      <div className="dropdown-divider" />
      <button type="button" className="dropdown-item" onClick={() => dispatch(kcalCleared())}>
        Clear filter
      </button>
    </div>
  );
}
