import { type Location, type NavigationType, type Path } from 'react-router-dom';

/** A step from one address to another. */
export interface Step {
  from: Location;
  to: Path;
  action: NavigationType;
}

/** A navigation that was blocked. */
export interface HeldStep {
  proceed: () => void;
}

/** A form or an open menu that may hold a step; `onHeld` asks the person. */
export interface Blocker {
  isHeld: (step: Step) => boolean;
  onHeld: (held: HeldStep, step: Step) => void;
}
