import { useState } from 'react';
import { HddNetwork } from 'react-bootstrap-icons';
import { type BrowserMock } from '../browser/startInBrowser';
import { type MockChoice } from '../browser/choice';
import { MockDrawer, type PanelActs } from './MockDrawer';

interface Props {
  mock: BrowserMock;
  acts: PanelActs;
}

/** In mock builds, a handle at the edge of every page and the drawer that it opens. */
export function MockPanel({ mock, acts }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [choice, setChoice] = useState(mock.choice);
  const choose = (next: MockChoice) => {
    mock.choose(next);
    setChoice(next);
  };
  const label = choice.failures.length > 0 ? 'Mock server, calls fail' : 'Mock server';
  return (
    <>
      <div className="mock-edge">
        <button
          type="button"
          className="mock-handle"
          aria-label={label}
          title={label}
          data-failing={choice.failures.length > 0 || undefined}
          onClick={() => setIsOpen(true)}
        >
          <HddNetwork aria-hidden />
        </button>
      </div>
      {isOpen && (
        <MockDrawer mock={mock} choice={choice} onChoose={choose} acts={acts} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
