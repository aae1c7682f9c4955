type Listener = EventListenerOrEventListenerObject | null;

type Listen = (type: string, listener: Listener, options?: object) => void;

const call = (listener: Exclude<Listener, null>, event: Event) =>
  typeof listener === 'function' ? listener(event) : listener.handleEvent(event);

/**
 * Nothing that listens at the page as a whole from now on hears what a person does in this element: a menu would close
 * at a press beside it, a shortcut would lead away.
 */
export function deafTo(host: Element) {
  const wrapped = new WeakMap<object, EventListener>();
  function wrap(listener: Listener) {
    if (!listener) return listener;
    const deaf =
      wrapped.get(listener) ??
      ((event: Event) => {
        if (!(event.target instanceof Node && host.contains(event.target))) call(listener, event);
      });
    wrapped.set(listener, deaf);
    return deaf;
  }
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target) as Listen;
    const remove = target.removeEventListener.bind(target) as Listen;
    Object.assign(target, {
      addEventListener: (type: string, listener: Listener, options?: object) => add(type, wrap(listener), options),
      removeEventListener: (type: string, listener: Listener, options?: object) =>
        remove(type, listener && (wrapped.get(listener) ?? listener), options),
    });
  }
}
