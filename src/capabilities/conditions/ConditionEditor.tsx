import { useEffect, useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { InputCursorText, X } from 'react-bootstrap-icons';
import { IconButton } from '@/components/button/IconButton';
import { useFloating, useOutsidePress } from '@/components/menu/useFloating';
import { fieldNamed } from './fields/fields';
import { ConditionParts } from './ConditionParts';
import { Distribution } from './Distribution';
import { isProblem, meaningOf } from './meaning';
import { parseConditions, printClause, type Clause } from './syntax';

interface Props {
  clause: Clause;
  anchor: RefObject<HTMLElement | null>;
  onChange: (clause: Clause) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Edits one condition beside its chip; the list follows each change, so that closing it saves nothing. */
export function ConditionEditor({ clause, anchor, onChange, onRemove, onClose }: Props) {
  const id = useId();
  const editor = useFloating<HTMLDivElement>(anchor, 'left');
  useOutsidePress(editor, anchor, onClose);
  useFirstFocus(editor);
  const [condition] = clause;
  const only = clause.length === 1 ? condition : undefined;
  const field = only && fieldNamed(only.field);
  const meaning = only && meaningOf(only);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && !(event.key === 'Enter' && event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return createPortal(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the fields inside
    <div ref={editor} className="cond-editor menu" role="dialog" aria-labelledby={id} onKeyDown={onKeyDown}>
      <div className="cond-editor-head">
        <h2 id={id}>{field?.label ?? 'Condition'}</h2>
        <IconButton className="btn-sm" icon={X} label="Close" onClick={onClose} />
      </div>
      {only && field && (
        <ConditionParts key={field.name} condition={only} field={field} onChange={(changed) => onChange([changed])} />
      )}
      {meaning && !isProblem(meaning) && meaning.kind === 'number' && <Distribution meaning={meaning} />}
      <ClauseText clause={clause} onChange={onChange} />
      <div className="cond-editor-foot">
        <button type="button" className="btn btn-quiet btn-sm" onClick={onRemove}>
          Remove
        </button>
        <button type="button" className="btn btn-outline-secondary btn-sm push" onClick={onClose}>
          Done
        </button>
      </div>
    </div>,
    anchor.current?.closest('main') ?? document.body,
  );
}

/** The condition as text. What it says is taken over when it can be read as one condition. */
function ClauseText({ clause, onChange }: Pick<Props, 'clause' | 'onChange'>) {
  const printed = printClause(clause);
  const [typed, setTyped] = useState({ text: printed, from: printed });
  const text = typed.from === printed ? typed.text : printed;
  return (
    <label className="cond-text">
      <InputCursorText aria-hidden />
      <span className="visually-hidden">As text</span>
      <input
        value={text}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        onChange={(event) => {
          const [read, ...others] = parseConditions(event.target.value);
          const isOne = read !== undefined && others.length === 0;
          setTyped({ text: event.target.value, from: isOne ? printClause(read) : printed });
          if (isOne) onChange(read);
        }}
      />
    </label>
  );
}

/** Focuses the value, which is what one changes most; else the first control. */
function useFirstFocus(editor: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const value = editor.current?.querySelector<HTMLElement>('.cond-value, .cond-text input');
    value?.focus({ preventScroll: true });
    if (value instanceof HTMLInputElement) value.select();
  }, [editor]);
}
