import { useId } from 'react';
import { linesOf, stepsOf } from './lines';

interface Props {
  title: string;
  text: string;
}

/** Text of several lines, such as ingredients, as a list in which each line is one item. */
export const LineList = ({ title, text }: Props) => <TitledList title={title} lines={linesOf(text)} as="ul" />;

/** The same for lines that are done one after the other: they have numbers. */
export const StepList = ({ title, text }: Props) => <TitledList title={title} lines={stepsOf(text)} as="ol" />;

interface ListProps {
  title: string;
  lines: readonly string[];
  as: 'ul' | 'ol';
}

function TitledList({ title, lines, as: List }: ListProps) {
  const titleId = useId();
  if (lines.length === 0) return null;
  return (
    <section className="dish-part">
      <h3 id={titleId}>{title}</h3>
      <List className="line-list" aria-labelledby={titleId}>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </List>
    </section>
  );
}
