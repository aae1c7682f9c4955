import { useEffect, useRef } from 'react';
import { type Command } from './commands';

interface Props {
  id: string;
  commands: readonly Command[];
  /** Whether records are still being loaded. */
  isLoading: boolean;
  /** The index of the command that Enter chooses. */
  active: number;
  onPoint: (index: number) => void;
  onChoose: (command: Command) => void;
}

const countText = (found: number, isLoading: boolean, hasMore: boolean) => {
  if (found > 0) return `${found} found`;
  if (isLoading) return 'Nothing found so far. Records are still loading.';
  return hasMore ? 'Nothing found so far.' : 'Nothing found.';
};

/** The commands, grouped by kind. The input keeps the focus and names the active one by `aria-activedescendant`. */
export function CommandList({ id, commands, isLoading, active, onPoint, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active, commands]);
  const found = commands.filter(({ load }) => !load).length;
  const kinds = [...new Set(commands.map(({ kind }) => kind))];
  return (
    <>
      <div ref={list} id={id} role="listbox" aria-label="Commands" className="palette-list">
        {kinds.map((kind) => (
          <div key={kind} role="group" aria-label={kind}>
            <p className="palette-kind" aria-hidden>
              {kind}
            </p>
            {commands.map(
              (command, index) =>
                command.kind === kind && (
                  <Option
                    key={`${command.hint} ${command.label} ${index}`}
                    id={`${id}-${index}`}
                    command={command}
                    isActive={index === active}
                    onPoint={() => onPoint(index)}
                    onChoose={() => onChoose(command)}
                  />
                ),
            )}
          </div>
        ))}
      </div>
      <p className={found > 0 ? 'visually-hidden' : 'palette-none'} role="status">
        {countText(found, isLoading, found < commands.length)}
      </p>
    </>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, command: { label, hint }, isActive, onPoint, onChoose }: OptionProps) {
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are those of the input above
    <div id={id} role="option" aria-selected={isActive} tabIndex={-1} onPointerMove={onPoint} onClick={onChoose}>
      <span className="clip">{label}</span>
      <span className="meta">{hint}</span>
    </div>
  );
}
