type Listener = () => void;

let hasCome = false;
const listeners = new Set<Listener>();

/** Whether anything was ever said in a toast; until then their code need not be there. */
export const firstToast = {
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  hasCome: () => hasCome,
  come: () => {
    hasCome = true;
    listeners.forEach((listener) => listener());
  },
};
