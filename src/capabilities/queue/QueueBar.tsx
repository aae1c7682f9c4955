import { type ComponentProps, type ReactNode } from 'react';

interface BarProps {
  label: string;
  /** The place in the queue. */
  text: string;
  /** Before the place: back to the queue, or to the one before. */
  back: ReactNode;
  /** After it. */
  children: ReactNode;
}

/** Where the queue has no room beside what is shown: the place in it, and what leads on. */
export const QueueBar = ({ label, text, back, children }: BarProps) => (
  <nav className="queue-bar" aria-label={label}>
    {back}
    <span className="figures">{text}</span>
    {children}
  </nav>
);

interface StepProps extends ComponentProps<'button'> {
  /** Undefined where there is none to go on to: the button stays, and with it the focus. */
  onStep: (() => void) | undefined;
}

/** Leads on to another of the queue. */
export const QueueStep = ({ onStep, ...button }: StepProps) => (
  <button type="button" {...button} aria-disabled={!onStep} onClick={onStep} />
);
