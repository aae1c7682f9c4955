import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { fold } from '@/lib/fold';
import { useLateSheet } from '../lazy/useLateSheet';
import { FieldError, FieldLabel } from './fieldParts';
import { type Option, useLoneChoice } from './SelectField';
import { useFieldText } from './fieldTexts';
import { useFormField } from './useFormField';
import sheet from './pick.late.scss';

interface Props {
  name: string;
  label: string;
  options: readonly PickOption[];
  placeholder: string;
  /** Rendered below the field, such as `LoadAgain`. */
  children?: ReactNode;
}

/**
 * A select whose options are found by typing. The list opens by typing, an arrow key or a press; Enter and Tab choose
 * the active option, Esc closes the list. What was chosen stays until another is, or the text is emptied.
 */
export function PickField({ name, label, options, placeholder, children }: Props) {
  useLateSheet(sheet);
  const { field, control, error, ids, isRequired, invalidClass, setValue } = useFormField<string>(name);
  useLoneChoice(name, field.value, isRequired ? options : []);
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label;
  useFieldText<string>(name, label, (value) => labelOf(value) ?? value);
  /** Null while the list is closed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const isOpen = typed !== null;
  const listId = `${control.id}-list`;
  const chosenText = labelOf(field.value) ?? '';
  const chosenAt = options.findIndex(({ value }) => value === field.value);
  const isSearched = isOpen && typed !== chosenText;
  const found = isOpen ? findOptions(options, isSearched ? typed : '') : [];
  // Of a long list that is not searched, those around the chosen one.
  const first = isSearched ? 0 : Math.max(0, Math.min(chosenAt - MOST_OPTIONS / 2, options.length - MOST_OPTIONS));
  const shown = found.slice(first, first + MOST_OPTIONS);

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active, typed]);

  const open = () => {
    if (isOpen) return;
    setTyped(chosenText);
    setActive(Math.max(0, chosenAt - first));
  };
  const choose = (option: PickOption | undefined) => {
    if (option) setValue(option.value);
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isOpen) setActive((active + step + shown.length) % Math.max(1, shown.length));
      else open();
    } else if (isOpen && event.key === 'Escape') {
      event.stopPropagation(); // it closes the list, not the dialog under it
      setTyped(null);
    } else if (isOpen && event.key === 'Enter') {
      event.preventDefault();
      choose(shown[active]);
    } else if (isSearched && event.key === 'Tab' && typed.trim()) choose(shown[active]);
  };
  const onChange = (text: string) => {
    setTyped(text);
    setActive(0);
    if (!text.trim()) setValue('');
  };
  return (
    <div className="pick">
      <FieldLabel of={control.id} label={label} isOptional={!isRequired} />
      <input
        className={`form-control ${invalidClass}`}
        {...control}
        name={name}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={shown[active] && `${listId}-${active}`}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={placeholder}
        value={typed ?? chosenText}
        onFocus={(event) => event.target.select()}
        onClick={open}
        onBlur={() => setTyped(null)}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <>
          <ul
            ref={list}
            id={listId}
            className="pick-list"
            role="listbox"
            aria-label={`${label} options`}
            onMouseDown={(event) => event.preventDefault()} // the input keeps the focus
          >
            {shown.map(({ value, label: text, note }, index) => (
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are those of the input above
              <li
                key={value}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === active}
                onClick={() => choose(shown[index])}
              >
                {text}
                {note && <span className="item-note">{note}</span>}
              </li>
            ))}
          </ul>
          <p className={shown.length > 0 ? 'visually-hidden' : 'meta'} role="status">
            {found.length > 0 ? `${found.length} found` : 'Nothing found'}
          </p>
        </>
      )}
      <FieldError id={ids.error} text={error} />
      {children}
    </div>
  );
}

interface PickOption extends Option {
  /** A word about it, at its end. */
  note?: string;
}

/** How many are shown at a time; typing on finds the others. */
const MOST_OPTIONS = 50;

/** The options that contain each word of the text, those that begin with it first. */
export function findOptions(options: readonly PickOption[], text: string): readonly PickOption[] {
  const start = fold(text);
  if (!start) return options;
  const words = start.split(' ');
  const found = options.filter(({ label }) => words.every((word) => fold(label).includes(word)));
  const first = found.filter(({ label }) => fold(label).startsWith(start));
  return [...first, ...found.filter((option) => !first.includes(option))];
}
