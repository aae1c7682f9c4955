import { ChevronDown, Funnel } from 'react-bootstrap-icons';
import { MenuButton } from './MenuButton';

interface Props {
  /** The label, such as `Filter`; the button's name begins with it. */
  label: string;
  options: string[];
  /** The current option, shown on the button; without one the items are plain commands. */
  selected?: string;
  onSelect: (option: string) => void;
}

/** A funnel button that opens a menu of a few options. */
export function FilterMenu({ label, options, selected, onSelect }: Props) {
  const entries = options.map((option) => ({
    label: option,
    onSelect: () => onSelect(option),
    isChecked: selected === undefined ? undefined : option === selected,
  }));
  return (
    <MenuButton
      label={selected ? `${label}: ${selected}` : label}
      className="btn-outline-secondary filter-button"
      entries={entries}
    >
      <Funnel aria-hidden />
      <span>{selected ?? label}</span>
      <ChevronDown className="small-caret" aria-hidden />
    </MenuButton>
  );
}
