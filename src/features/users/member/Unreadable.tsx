interface Props {
  answers: readonly { where: string; text: string }[];
}

/** Answers from which no figure can be read: they are left out of the lines, and stand here as they were written. */
export function Unreadable({ answers }: Props) {
  if (answers.length === 0) return null;
  return (
    <p className="unread-quotes">
      <span className="unreadable">{`${answers.length} cannot be read`}</span>
      {answers.map(({ where, text }, index) => (
        <span key={index}>
          <span className="meta figures">{where}</span> <q>{text}</q>
        </span>
      ))}
    </p>
  );
}
