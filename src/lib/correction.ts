let isOn = false;

/**
 * Makes a change that nobody asked for, because what the view named is gone. The address follows without a step: Back would
 * lead to what is no more.
 */
export function correct(change: () => void) {
  isOn = true;
  try {
    change();
  } finally {
    isOn = false;
  }
}

/** Whether such a change is being made. */
export const isCorrection = () => isOn;
