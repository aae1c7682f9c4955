export type MachineState =
  | 'starting' // the first address is not shown yet
  | 'settled' // nothing waits
  | 'changed' // a change waits that is no step, such as what is typed
  | 'stepped' // a step waits for the frame that shows it
  | 'writing' // the address is made to say what the view shows
  | 'goingBack'; // a step back over the entry of a closed dialog is on its way

export type MachineEvent =
  | 'left' // the view is about to be another one, by no step
  | 'due' // it waited long enough, a step or a link follows it, or the page is left
  | 'typed' // the view is another one than the address, by no step
  | 'turned' // the same, by a dialog that closed or shows another row
  | 'stepped' // the same, by a step
  | 'backHeld' // the person went back, which was held up
  | 'popped' // another entry is shown, by a step in the history
  | 'navigated' // the same, by `push` or `replace`
  | 'agreed' // the address says what the view shows, or cannot be written
  | 'closed' // a dialog has closed that has an entry of its own
  | 'lost'; // the step back never came

export type Effect =
  | 'awaitFrame'
  | 'awaitPause'
  | 'write' // the view into the address: tells what `agreed` or `closed`, else navigates
  | 'overwrite' // the same, in the entry of a dialog that has closed
  | 'read' // shows the view of the address, unless a plain link led there, and writes it in the panel's way
  | 'undo' // the same, whatever led there
  | 'stepBack';

type Transition = readonly [MachineState, Effect?];
type Transitions = Partial<Record<MachineEvent, Transition>>;

const WRITE: Transition = ['writing', 'write'];
const READ: Transition = ['writing', 'read'];
const ARRIVALS: Transitions = { popped: READ, navigated: READ };
const AT_REST: Transitions = {
  ...ARRIVALS,
  typed: ['changed', 'awaitPause'],
  turned: ['changed', 'awaitFrame'],
  stepped: ['stepped', 'awaitFrame'],
};

/** What is not named changes nothing. What changes while the address is written is compared when it arrives. */
const TRANSITIONS: Record<MachineState, Transitions> = {
  starting: ARRIVALS,
  settled: AT_REST,
  changed: { ...AT_REST, due: WRITE },
  stepped: { ...ARRIVALS, left: WRITE, due: WRITE, backHeld: ['writing', 'undo'] },
  writing: { popped: READ, navigated: WRITE, agreed: ['settled'], closed: ['goingBack', 'stepBack'] },
  goingBack: { popped: WRITE, navigated: READ, lost: ['writing', 'overwrite'] },
};

/** The state after an event, and what is to be done. */
export const transition = (state: MachineState, event: MachineEvent): Transition =>
  TRANSITIONS[state][event] ?? [state];
