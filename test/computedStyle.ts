/** No style sheet is loaded, so elements that CSS displays only in a narrow window are hidden by this one rule. */
export const NARROW = '.phone-page-box';

const CLASSES = /(?:^|\s)phone-page-box(?:\s|$)/;

/** Whether the element is, or is within, one that `NARROW` selects. */
export function isNarrow(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (CLASSES.test(at.getAttribute('class') ?? '')) return true;
  }
  return false;
}

type Read = (element: HTMLElement | SVGElement) => string;

/** What the browser's own sheet says of `display`, by tag, as jsdom answers for an element without attributes. */
function displayByTag(real: typeof getComputedStyle) {
  const known = new Map<string, string>();
  return ({ localName }: Element) => {
    if (!known.has(localName)) {
      const bare = document.createElement(localName);
      bare.toggleAttribute('open', true); // A closed `dialog` is told by HIDDEN.
      known.set(localName, real(bare).display);
    }
    return known.get(localName) ?? '';
  };
}

const HIDDEN = '[hidden], input[type="hidden"], dialog:not([open])';

/** The element's own value, or that of the nearest element above it that has one. */
const inherited =
  (property: 'visibility' | 'pointerEvents', initial: string): Read =>
  (element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const own = (at as HTMLElement).style[property];
      if (own) return own;
    }
    return initial;
  };

/**
 * `getComputedStyle` for jsdom, whose own matches a selector for each rule of the browser's sheet: most of the time of a
 * query by role. Display, visibility, opacity and pointer events are read from inline styles, the tag, `hidden` and
 * `NARROW`; anything else, and pseudo-elements, are still jsdom's.
 */
export function quickComputedStyle(real: typeof getComputedStyle): typeof getComputedStyle {
  const display = displayByTag(real);
  const reads: Record<string, Read | undefined> = {
    display: (element) =>
      element.style.display ||
      (element.matches(HIDDEN) || (element.classList.length > 0 && element.matches(NARROW))
        ? 'none'
        : display(element)),
    visibility: inherited('visibility', 'visible'),
    opacity: (element) => element.style.opacity,
    pointerEvents: inherited('pointerEvents', 'auto'),
  };
  reads['pointer-events'] = reads.pointerEvents;

  return (element, pseudo) => {
    if (pseudo) return real(element, pseudo);
    const known = (name: string | symbol) =>
      typeof name === 'string' ? reads[name]?.(element as HTMLElement) : undefined;
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue')
          return (property: string) => known(property) ?? real(element).getPropertyValue(property);
        const value: unknown = known(name) ?? Reflect.get(real(element), name);
        return typeof value === 'function' ? (value as () => unknown).bind(real(element)) : value;
      },
    });
  };
}
