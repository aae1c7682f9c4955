import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { type Id } from '@/services/http/decode';

/**
 * Keeps the place of scrolling from person to person, also over one of whom so little is known that nothing scrolls: it is
 * the place where one scrolled to, not where a short content ended.
 */
export function useKeptScroll(scrollerRef: RefObject<HTMLElement | null>, id: Id) {
  const kept = useRef(0);
  useEffect(() => {
    const element = scrollerRef.current;
    if (!element) return;
    const keep = () => {
      const { scrollTop, scrollHeight, clientHeight } = element;
      const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
      if (!isAtEnd || scrollTop > kept.current) kept.current = scrollTop;
    };
    element.addEventListener('scroll', keep);
    return () => element.removeEventListener('scroll', keep);
  }, [scrollerRef]);
  useLayoutEffect(() => {
    const element = scrollerRef.current;
    if (element) element.scrollTop = kept.current;
  }, [scrollerRef, id]);
}
