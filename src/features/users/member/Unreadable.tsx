import { type Reading } from '../answers/checkIns';

export const UnreadableCount = ({ count }: { count: number }) => (
  <span className="unreadable">{`${count} cannot be read`}</span>
);

interface Props {
  readings: readonly Reading[];
  /** What they are of, where that is not the part's title. */
  label?: string;
}

/** Answers from which no figure can be read, as they were written. */
export function Unreadable({ readings, label }: Props) {
  return readings.map(({ day, text }, index) => (
    <p key={index} className="unread-quote">
      <span className="meta figures">{label ? `${label}, day ${day}` : `Day ${day}`}</span> <q>{text}</q>
    </p>
  ));
}
