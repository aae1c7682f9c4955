import { Fragment, useRef, useState, type KeyboardEvent } from 'react';
import { X } from 'react-bootstrap-icons';
import { ConditionEditor } from './ConditionEditor';
import { isProblem, meaningOf } from './meaning';
import { type Clause, type Condition } from './syntax';
import { chipWords, clauseInWords } from './words';

interface Props {
  clause: Clause;
  /** Whether the server did not deliver a filter that it needs. */
  hasFailed: boolean;
  onChange: (clause: Clause) => void;
  onRemove: () => void;
  /** Handles the keys that move between chips. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A condition, or several of which one must hold. It opens its editor. */
export function Chip({ clause, hasFailed, onChange, onRemove, onKeyDown }: Props) {
  const [isOpen, setOpen] = useState(false);
  const chip = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isWrong = hasFailed || clause.some((condition) => isProblem(meaningOf(condition)));
  const words = clauseInWords(clause);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  // Closed first, or it would be the editor of the next condition, which takes this place.
  const remove = () => {
    setOpen(false);
    onRemove();
  };
  return (
    <li ref={chip} className={`cond ${isOpen ? 'is-open' : ''} ${isWrong ? 'cond-wrong' : ''}`}>
      <button
        ref={button}
        type="button"
        className="cond-edit"
        aria-label={hasFailed ? `${words}, could not be loaded` : words}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
          else return onKeyDown(event);
          event.preventDefault();
        }}
      >
        {clause.map((condition, index) => (
          <Words key={index} condition={condition} before={clause[index - 1]} />
        ))}
      </button>
      <button type="button" className="cond-remove" aria-label={`Remove ${words}`} tabIndex={-1} onClick={onRemove}>
        <X aria-hidden />
      </button>
      {isOpen && (
        <ConditionEditor clause={clause} anchor={chip} onChange={onChange} onRemove={remove} onClose={close} />
      )}
    </li>
  );
}

/** One of a chip's conditions; a second value of the same field does not repeat it. */
function Words({ condition, before }: { condition: Condition; before: Condition | undefined }) {
  const { label, operator, value, rest } = chipWords(condition);
  const isSameField = before?.field === condition.field && before.operator === condition.operator;
  return (
    <Fragment>
      {before && <span className="cond-op"> or </span>}
      {!isSameField && (
        <>
          {value || operator ? label : <b>{label}</b>} <span className="cond-op">{operator}</span>{' '}
        </>
      )}
      <b className="figures">{value}</b>
      {rest && ` ${rest}`}
    </Fragment>
  );
}
