import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { ChevronDown, Funnel } from 'react-bootstrap-icons';
import { useSelector } from 'react-redux';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { LazyDialog } from '@/components/lazy/LazyDialog';
import { selectDietPlansScreen } from './dietPlansScreen';
import { kcalLabel } from './kcal';

const choices = lazyComponent(
  async () => (await import(/* webpackChunkName: "diet-plans-dialogs" */ './KcalChoices')).KcalChoices,
);

/** A button that opens the kcal filter, whose choices come next in the tab order. */
export function KcalFilter() {
  const { kcal } = useSelector(selectDietPlansScreen);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const close = () => setOpen(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    button.current?.focus();
    close();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
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
      {isOpen && <LazyDialog of={choices} what="menu" props={{ anchor: button, onClose: close }} onFailure={close} />}
    </div>
  );
}
