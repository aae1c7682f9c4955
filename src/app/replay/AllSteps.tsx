import { useEffect, useRef } from 'react';
import { MoreBox } from './MoreBox';
import { type Player, type Playing } from './player';

interface Props {
  player: Player;
  playing: Playing;
  onClose: () => void;
}

/** An address breaks before its parameters. */
const Where = ({ address }: { address: string }) => (
  <span className="where">
    {address.split(/(?=&)/).map((part, index) => (
      <span key={index}>
        {index > 0 && <wbr />}
        {part}
      </span>
    ))}
  </span>
);

/** The list of all stops, with the address where it changes. Over the sidebar, so that the page stays in sight. */
export function AllSteps({ player, playing: { at, differing }, onClose }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    (current ?? list.current?.querySelector('button'))?.focus();
  }, []);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <MoreBox title="All steps" note="the address follows" className="is-steps" onClose={onClose}>
      <ol ref={list} className="replay-steps">
        {player.stops.map(({ text, address }, index) => (
          <li key={index}>
            <button
              type="button"
              className="replay-step"
              aria-current={index + 1 === at ? 'step' : undefined}
              onClick={() => player.goTo(index + 1)}
            >
              <span className="no">{index + 1}</span>
              <span>
                {text}
                {differing.has(index + 1) && (
                  <>
                    <span className="replay-diamond" aria-hidden />
                    <span className="visually-hidden">, differs here</span>
                  </>
                )}
              </span>
              {address !== undefined && <Where address={address} />}
            </button>
          </li>
        ))}
      </ol>
    </MoreBox>
  );
}
