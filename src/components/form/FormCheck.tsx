import { type ComponentProps } from 'react';

interface Props extends ComponentProps<'input'> {
  /** Of the label around it. */
  className: string;
}

/** A box to tick with its label, or with `type="radio"` one of several to choose; other attributes go to the input. */
export const FormCheck = ({ className, children, ...rest }: Props) => (
  <label className={className}>
    <input type="checkbox" className={`form-check-input ${rest['aria-invalid'] ? 'is-invalid' : ''}`} {...rest} />
    {children}
  </label>
);
