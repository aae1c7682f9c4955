interface Props {
  /** How many rows of the page are ticked, and how many it has. */
  ticked: number;
  total: number;
  onToggle: (isTicked: boolean) => void;
}

/** Ticks all rows of the page, or unticks them if all are ticked. */
export function PageBox({ ticked, total, onToggle }: Props) {
  const areAllTicked = ticked === total;
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = ticked > 0 && !areAllTicked;
      }}
      type="checkbox"
      className="form-check-input select-box"
      aria-label="Select all on this page"
      checked={areAllTicked}
      onChange={() => onToggle(!areAllTicked)}
    />
  );
}
