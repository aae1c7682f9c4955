import { type CSSProperties, type ReactNode } from 'react';
import { useLateSheet } from '../lazy/useLateSheet';
import sheet from './unit.late.scss';

interface Props {
  /** Such as `kcal`; no part of the field's name. */
  unit: string;
  /** The id of the unit, which describes the field. */
  id: string;
  /** The input. */
  children: ReactNode;
}

/** An input with its unit at the end of its line. */
export function WithUnit({ unit, id, children }: Props) {
  useLateSheet(sheet);
  return (
    <div className="with-unit" style={{ '--unit': `${unit.length}ch` } as CSSProperties}>
      {children}
      <span id={id} className="field-unit">
        {unit}
      </span>
    </div>
  );
}
