import { transition, type Effect, type MachineEvent, type MachineState } from './urlMachine';

/** Nothing changes. */
const STAYS = 'stays';

/** Why an event does not come in a state. */
const NOT_ASKED = 'never: the address is not being written';
const NO_BACK = 'never: Back is held for a step that waits, and for nothing else';
const NOT_LOST = 'never: nobody waits for a step back any more';
const DUE_FIRST = 'never: the step is due, or left, before another change is known';

type Row = [MachineState, Effect?] | string;

const READ: Row = ['writing', 'read'];
const WRITE: Row = ['writing', 'write'];
const PAUSE: Row = ['changed', 'awaitPause'];
const FRAME: Row = ['changed', 'awaitFrame'];
const STEP: Row = ['stepped', 'awaitFrame'];
const UNDO: Row = ['writing', 'undo'];
const REST: Row = ['settled'];
const BACK: Row = ['goingBack', 'stepBack'];
const OVERWRITE: Row = ['writing', 'overwrite'];

const STATES = ['starting', 'settled', 'changed', 'stepped', 'writing', 'goingBack'] as const;

/** What each event leads to, in the order of the states. */
// prettier-ignore
const TABLE: Record<MachineEvent, [Row, Row, Row, Row, Row, Row]> = {
  //          starting   settled    changed    stepped    writing  goingBack
  left:      [STAYS,     STAYS,     STAYS,     WRITE,     STAYS,   STAYS],
  due:       [STAYS,     STAYS,     WRITE,     WRITE,     STAYS,   STAYS],
  typed:     [STAYS,     PAUSE,     PAUSE,     DUE_FIRST, STAYS,   STAYS],
  turned:    [STAYS,     FRAME,     FRAME,     DUE_FIRST, STAYS,   STAYS],
  stepped:   [STAYS,     STEP,      STEP,      DUE_FIRST, STAYS,   STAYS],
  backHeld:  [NO_BACK,   NO_BACK,   NO_BACK,   UNDO,      NO_BACK, NO_BACK],
  popped:    [READ,      READ,      READ,      READ,      READ,    WRITE],
  navigated: [READ,      READ,      READ,      READ,      WRITE,   READ],
  agreed:    [NOT_ASKED, NOT_ASKED, NOT_ASKED, NOT_ASKED, REST,    NOT_ASKED],
  closed:    [NOT_ASKED, NOT_ASKED, NOT_ASKED, NOT_ASKED, BACK,    NOT_ASKED],
  lost:      [NOT_LOST,  STAYS,     NOT_LOST,  NOT_LOST,  STAYS,   OVERWRITE],
};

const CELLS = Object.entries(TABLE).flatMap(([event, row]) =>
  row.map((cell, index) => [STATES[index]!, event as MachineEvent, cell] as const),
);

test.each(CELLS)('%s, %s: %j', (state, event, cell) => {
  expect(transition(state, event)).toEqual(typeof cell === 'string' ? [state] : cell);
});
