import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { pause } from '@/lib/pause';
import { useListEvents } from '@/screen/list/listContext';
import { useSelectionEvents } from './selection';

/** The selection ends with what shows it, such as the section. */
export function useLeft() {
  const { screen } = useListEvents();
  const events = useSelectionEvents();
  const store = useStore<object>();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      // StrictMode shows it again at once, and what was selected before stays.
      void pause().then(() => {
        if (!isShown.current && screen.select(store.getState()).selected) events.selectionLeft();
      });
    };
  }, [screen, store, events]);
}
