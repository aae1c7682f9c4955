import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Sliders } from 'react-bootstrap-icons';
import { useDispatch, useSelector } from 'react-redux';
import { CONDITION_INPUT } from './ConditionsButton';
import { conditionsChanged, conditionTyped, selectConditions } from './conditionsSlice';
import { Chip } from './Chip';
import { useFields } from './conditionsContext';
import { closedParts, withDigits, suggestionsFor } from './draft';
import { type Group } from './group';
import { SuggestionList } from './SuggestionList';
import { parseConditions, printClause, printCondition, type Conditions } from './syntax';

interface Props {
  group: Group | null;
  /** Leaves the field. */
  onLeave: () => void;
  /** Shows all conditions as text. */
  onText: () => void;
}

/** The option after or before the active one, round the ends; -1 is none. */
function walked(active: number, step: number, count: number) {
  const next = active + step;
  if (next < 0) return count - 1;
  return next < count ? next : 0;
}

/** The conditions as chips, and behind them the one that is being typed. */
export function ConditionField({ group, onLeave, onText }: Props) {
  const dispatch = useDispatch();
  const { conditions, conditionDraft: draft } = useSelector(selectConditions);
  const fields = useFields();
  const listId = useId();
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isListed, setListed] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = isListed ? suggestionsFor(draft, fields) : [];
  const change = (next: Conditions) => dispatch(conditionsChanged(next));

  const type = (text: string) => {
    const longer = withDigits(conditions, text);
    if (longer !== null) {
      change(conditions.slice(0, -1));
      dispatch(conditionTyped(longer));
      return;
    }
    const { closed, rest } = closedParts(text);
    const typed = parseConditions(closed);
    if (typed.length > 0) change([...conditions, ...typed]);
    dispatch(conditionTyped(rest));
    setListed(rest.trim() !== '');
    setActive(-1);
  };
  const choose = (text: string) => {
    dispatch(conditionTyped(text));
    setListed(false);
    setActive(-1);
    input.current?.focus();
  };
  const close = () => {
    change([...conditions, ...parseConditions(draft)]);
    choose('');
  };
  const remove = (index: number) => {
    change(conditions.filter((_, other) => other !== index));
    input.current?.focus();
  };
  const reopenLast = () => {
    const last = conditions.at(-1);
    if (!last) return;
    change(conditions.slice(0, -1));
    dispatch(conditionTyped(printClause(last)));
  };

  const chipsOf = () => [...(field.current?.querySelectorAll<HTMLElement>('.cond-edit') ?? [])];
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === 'F2') onText();
    else if (event.key === 'Escape') input.current?.focus();
    else if (step) {
      const chips = chipsOf();
      const next = chips.indexOf(event.currentTarget as HTMLElement) + step;
      (chips[next] ?? (step > 0 ? input.current : chips[0]))?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isAtStart = event.currentTarget.selectionStart === 0 && event.currentTarget.selectionEnd === 0;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = suggestions[active];
    if (step) {
      setListed(true);
      if (isListed) setActive(walked(active, step, suggestions.length));
    } else if (event.key === 'Enter' && chosen) choose(chosen.draft);
    else if (event.key === 'Enter' && draft.trim()) close();
    else if (event.key === 'Escape' && isListed) setListed(false);
    else if (event.key === 'Escape') onLeave();
    else if (event.key === 'F2') onText();
    else if (event.key === 'ArrowLeft' && isAtStart) chipsOf().at(-1)?.focus();
    else if (event.key === 'Backspace' && draft === '') reopenLast();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div ref={field} className="cond-field">
      <Sliders className="cond-lead" aria-hidden />
      <ul className="cond-chips" aria-label="Conditions in force">
        {conditions.map((clause, index) => (
          <Chip
            key={index}
            clause={clause}
            hasFailed={clause.some((condition) => group?.failed.has(printCondition(condition)))}
            onChange={(changed) => change(conditions.with(index, changed))}
            onRemove={() => remove(index)}
            onKeyDown={walk}
          />
        ))}
      </ul>
      <input
        ref={input}
        id={CONDITION_INPUT}
        className="cond-input"
        role="combobox"
        aria-label="Add a condition"
        aria-expanded={suggestions.length > 0}
        aria-controls={listId}
        aria-activedescendant={suggestions[active] && `${listId}-${active}`}
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={conditions.length > 0 ? 'Add another' : 'Add, such as bmi > 30'}
        value={draft}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => setListed(false)}
      />
      {suggestions.length > 0 && (
        <SuggestionList
          id={listId}
          typed={draft.trim()}
          suggestions={suggestions}
          active={active}
          onChoose={({ draft: text }) => choose(text)}
        />
      )}
    </div>
  );
}
