import { useEffect, useEffectEvent, useId, useState, type MouseEvent, type ReactNode } from 'react';
import { useFormikContext } from 'formik';
import { useLateSheet } from '../lazy/useLateSheet';
import { HintContext } from './useFormField';
import sheet from './hint.late.scss';

/** How long after the last key a remark is made, in milliseconds. */
const PAUSE_MS = 400;

/** A remark about what was typed; it never stands in the way of saving. */
export interface Hint {
  text: string;
  /** What a button would fill in. */
  fix?: { label: string; name: string; value: unknown };
}

interface Props<Values> {
  /** The names of the fields that it is about. */
  names: readonly string[];
  hintOf: (values: Values) => Hint | null;
  children: ReactNode;
}

/** Fields of the form around it, and below them a remark about them, if there is one. */
export function Hinted<Values>({ names, hintOf, children }: Props<Values>) {
  useLateSheet(sheet);
  const id = useId();
  const { values, setFieldValue } = useFormikContext<Values>();
  const [hint, setHint] = useState(() => hintOf(values));
  const remark = useEffectEvent((entered: Values) => setHint(hintOf(entered)));
  useEffect(() => {
    const timer = setTimeout(() => remark(values), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values]);
  const fix = hint?.fix;
  const fillIn = ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    // The button has the focus, and is about to go.
    button.form?.querySelector<HTMLElement>(`[name="${names[0]}"]`)?.focus();
    void setFieldValue(fix!.name, fix!.value, false);
    setHint(null);
  };
  return (
    <HintContext value={hint && { id, names }}>
      <div className="hinted">
        {children}
        <div id={id} role="status">
          {hint && (
            <p className="hint">
              <span>
                {hint.text}
                {fix && (
                  <button type="button" className="link" onClick={fillIn}>
                    {fix.label}
                  </button>
                )}
              </span>
            </p>
          )}
        </div>
      </div>
    </HintContext>
  );
}
