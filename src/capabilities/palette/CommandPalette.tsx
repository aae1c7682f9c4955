import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { Search } from 'react-bootstrap-icons';
import { useSelector } from 'react-redux';
import { useNavigate, type NavigateOptions, type To } from 'react-router-dom';
import { DialogFrame } from '@/components/dialog/DialogFrame';
import { join } from '@/lib/slots';
import { type SessionUser } from '@/services/session/session';
import { selectUser } from '@/services/session/sessionState';
import { writeView } from '@/screen/screenUrl';
import { type Section } from '@/screen/section';
import { type Show } from '@/screen/shell/overlays';
import { CommandList } from './CommandList';
import { commandsOf, type Command } from './commands';
import { findCommands, findRecords, wordsOf } from './records';
import { useRecords } from './useRecords';
import './palette.scss';

const MOST_RECORDS = 20;

interface Props {
  /** What was typed before the palette was rendered. */
  typed: string;
  sections: readonly Section[];
  onClose: () => void;
  onShow: Show;
}

/** Finds sections, actions and records by typing. */
export function CommandPalette({ typed, sections, onClose, onShow }: Props) {
  const titleId = useId();
  const listId = useId();
  const navigate = useNavigate();
  const [text, setText] = useState(typed);
  const input = useRef<HTMLInputElement>(null);
  useTypingInto(input);
  const [index, setIndex] = useState(0);
  const user = useSelector(selectUser);
  const { commands, isLoading } = useFoundCommands(user, sections, text);
  const active = Math.min(index, commands.length - 1);

  const run = (command: Command | undefined) => {
    if (!command) return;
    if (command.load) return command.load();
    if (command.overlay) return onShow(command.overlay);
    onClose();
    void addressOf(command).then(([to, options]) => navigate(to, options));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setIndex((active + step + commands.length) % Math.max(1, commands.length));
    else if (event.key === 'Enter') run(commands[active]);
    else return;
    event.preventDefault();
  };

  return (
    <DialogFrame titleId={titleId} onDismiss={onClose} firstFocus="input">
      <h2 className="visually-hidden" id={titleId}>
        Command palette
      </h2>
      <div className="search palette-search">
        <Search aria-hidden />
        <input
          ref={input}
          type="text"
          className="form-control"
          role="combobox"
          aria-label="Go to, add or find"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={commands[active] && `${listId}-${active}`}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder="Go to, add or find…"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setIndex(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <CommandList
        id={listId}
        commands={commands}
        isLoading={isLoading}
        active={active}
        onPoint={setIndex}
        onChoose={run}
      />
    </DialogFrame>
  );
}

/** Keeps the focus in the input: after a click beside it typing still goes there, and Tab does not leave it. */
function useTypingInto(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const takeFocus = (event: globalThis.KeyboardEvent) => {
      const isTab = event.key === 'Tab';
      if (event.ctrlKey || event.metaKey || event.altKey || (event.key.length > 1 && !isTab)) return;
      if (isTab) event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', takeFocus, { capture: true });
    return () => document.removeEventListener('keydown', takeFocus, { capture: true });
  }, [input]);
}

/** The matching commands; records only after a text is typed. Not deferred, because Enter chooses the active one. */
function useFoundCommands(user: SessionUser | null, sections: readonly Section[], text: string) {
  const words = useMemo(() => wordsOf(text), [text]);
  const isSearching = words.length > 0;
  const { lists, more, isLoading } = useRecords(user, sections, isSearching);
  const found = useMemo(() => {
    if (!user) return [];
    const commands = findCommands(commandsOf(user, sections), words);
    return isSearching ? [...commands, ...findRecords(lists, words, MOST_RECORDS)] : commands;
  }, [user, sections, lists, words, isSearching]);
  return { commands: isSearching ? [...found, ...more] : found, isLoading };
}

/** The code of a section, with what capabilities add to its state. */
async function screenOf({ path, load }: Pick<Section, 'path' | 'load'>) {
  const [screen] = await Promise.all([load(), join(path)]);
  return screen;
}

/**
 * The address of the command. The section's own code writes it, so that is fetched first; if that fails, the result is
 * the section's plain address, whose route shows the failure.
 */
async function addressOf({ section, view, kept }: Command): Promise<[To, NavigateOptions?]> {
  const pathname = section?.path ?? '';
  const { state } = ((view ?? kept) && section && (await screenOf(section).catch(() => undefined))) || {};
  if (!state) return [pathname];
  const { search, hidden } = kept ? kept.open(state) : writeView(state, { ...state.defaults, ...view });
  return [{ pathname, search }, { state: { hidden } }];
}
