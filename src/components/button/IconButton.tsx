import { type ComponentProps } from 'react';
import { type Icon } from 'react-bootstrap-icons';

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'children' | 'aria-label'> {
  icon: Icon;
  /** Its accessible name. */
  label: string;
}

/** A quiet button that shows an icon alone; other attributes go to the button. */
export const IconButton = ({ icon: Symbol, label, className = '', ...rest }: Props) => (
  <button type="button" className={`btn btn-quiet btn-icon ${className}`} aria-label={label} {...rest}>
    <Symbol aria-hidden />
  </button>
);
