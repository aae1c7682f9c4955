import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { ChevronDown, Funnel } from 'react-bootstrap-icons';
import { useSelector } from 'react-redux';
import { selectDietPlansScreen } from './dietPlansScreen';
import { kcalLabel } from './kcal';
import { KcalFilterPanel } from './KcalFilterPanel';

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
      {isOpen && <KcalFilterPanel anchor={button} onClose={() => setOpen(false)} />}
    </div>
  );
}
