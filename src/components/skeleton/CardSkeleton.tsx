import { LOADING } from '../table/texts';

/** Placeholders for cards that are loading. */
export function CardSkeleton({ cards = 8 }: { cards?: number }) {
  return (
    <div className="grid cards" role="status" aria-label={LOADING}>
      {Array.from({ length: cards }, (_, index) => (
        <div key={index} className="card dish placeholder-glow" aria-hidden="true">
          <span className="placeholder pic" />
          <div className="card-body">
            <div className="text">
              <span className="placeholder" style={{ width: '70%', height: 14 }} />
              <span className="placeholder" style={{ width: '46%', marginTop: 12 }} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
