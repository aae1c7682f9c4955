import { useMemo, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-bs-theme'] });
  return () => observer.disconnect();
}

/** Reads colours of the current theme by the names of their custom properties, again when the theme changes. */
export function useThemeColours() {
  const theme = useSyncExternalStore(subscribe, () => document.documentElement.dataset.bsTheme);
  return useMemo(() => {
    const style = getComputedStyle(document.documentElement);
    return { theme, colour: (name: string) => style.getPropertyValue(name).trim() };
  }, [theme]);
}
