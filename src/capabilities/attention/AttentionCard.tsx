import { useEffect, useState, type CSSProperties } from 'react';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { LazyPart } from '@/components/lazy/LazyPart';
import { whenIdle } from '@/components/lazy/whenIdle';
import { useKeptMark } from '@/screen/kept/keptMark';
import { countsWaiting } from './countsWaiting';
import './attention.scss';
import { useMayOpen } from '@/services/session/useSession';

const attention = lazyComponent(
  async () => (await import(/* webpackChunkName: "attention" */ './Attention')).Attention,
);

const WAITING = (
  <span className="visually-hidden" role="status">
    Loading attention
  </span>
);

/**
 * What waits for somebody, as far as this person may open it; for a person who may open none of it there is no card. Its
 * code is fetched when the browser is idle, and the card has its height before.
 */
export function AttentionCard() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const hasUsers = useMayOpen('Users');
  const hasCommunity = useMayOpen('Community');
  const [isCounted] = useKeptMark(countsWaiting);
  if (!hasUsers && !hasCommunity) return null;
  const entries = isCounted ? (hasUsers ? 2 : 0) + (hasCommunity ? 1 : 0) : 1;
  return (
    <section className="card attention" aria-label="Attention" style={{ '--entries': entries } as CSSProperties}>
      {isIdle ? (
        <LazyPart
          of={attention}
          props={{ hasUsers, hasCommunity }}
          waiting={WAITING}
          failure="What waits could not be loaded."
        />
      ) : (
        WAITING
      )}
    </section>
  );
}
