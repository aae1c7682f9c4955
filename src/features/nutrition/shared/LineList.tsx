import { useId } from 'react';

/** Text of several lines, such as ingredients, as a list in which each line is one item. */
export function LineList({ title, text }: { title: string; text: string }) {
  const titleId = useId();
  const lines = linesOf(text);
  if (lines.length === 0) return null;
  return (
    <section className="dish-part">
      <h3 id={titleId}>{title}</h3>
      <ul className="line-list" aria-labelledby={titleId}>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

const linesOf = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
