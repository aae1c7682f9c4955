import { type Icon } from 'react-bootstrap-icons';

interface Props {
  label: string;
  icon: Icon;
  isOff: boolean;
  onPress: () => void;
}

/** Off by `aria-disabled`, not `disabled`: whoever pages to the end by keyboard keeps the focus. */
export function PageButton({ label, icon: Face, isOff, onPress }: Props) {
  return (
    <button
      type="button"
      className="btn btn-quiet btn-icon btn-sm"
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onPress}
    >
      <Face aria-hidden />
    </button>
  );
}
