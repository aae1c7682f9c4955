import { type Icon } from 'react-bootstrap-icons';

interface Props {
  label: string;
  icon: Icon;
  isOff: boolean;
  onPress: () => void;
}

/**
 * Disabled by `aria-disabled`, because `disabled` would drop the focus of a person who pages to the end by keyboard.
 */
export function PageButton({ label, icon: ArrowIcon, isOff, onPress }: Props) {
  return (
    <button
      type="button"
      className="btn btn-quiet btn-icon btn-sm"
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onPress}
    >
      <ArrowIcon aria-hidden />
    </button>
  );
}
