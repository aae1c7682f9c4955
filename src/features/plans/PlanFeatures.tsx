const CHIPS = 2;

/** The first features of a plan, and how many more there are. */
export function PlanFeatures({ features }: { features: readonly string[] }) {
  const rest = features.slice(CHIPS);
  return (
    <ul className="chips">
      {features.slice(0, CHIPS).map((feature) => (
        <li key={feature} className="chip" title={feature}>
          <span className="clip">{feature}</span>
        </li>
      ))}
      {rest.length > 0 && (
        <li className="chip" title={rest.join(', ')}>
          {`+${rest.length}`}
        </li>
      )}
    </ul>
  );
}
