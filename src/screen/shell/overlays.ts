import { type ComponentType } from 'react';
import { lazyComponent, type LazyComponent } from '@/components/lazy/lazyComponent';
import { type Section } from '../section';
import { slot } from '@/lib/slots';

export type Show = (what: Overlay) => void;

interface OverlayProps {
  /** What was typed into it before it was rendered. */
  typed: string;
  sections: readonly Section[];
  onClose: () => void;
  /** Replaces it with another overlay. */
  onShow: Show;
}

interface Ways {
  /** Its entry in the command palette. */
  command?: { label: string; hint: string };
  /** The key that opens it, such as `?`, or `Ctrl k`, which is Cmd with K on a Mac. */
  key?: string;
  /** Whether it takes what is typed before it is rendered. */
  takesTyping?: boolean;
}

/** What opens over any screen. */
export interface Overlay extends Ways {
  component: LazyComponent<OverlayProps>;
  /** The message if the code cannot be fetched; the panel works without it. */
  failure: string;
}

export const overlay = (
  name: string,
  fetchCode: () => Promise<ComponentType<OverlayProps>>,
  ways: Ways = {},
): Overlay => ({
  ...ways,
  component: lazyComponent(fetchCode),
  failure: `The ${name} could not be loaded. Please try again.`,
});

/** The palette names them in this order. */
export const shellOverlays = slot<Overlay>('shellOverlays');

/** What is offered where something went wrong. */
export const whenWrong = slot<{ label: string; opens: Overlay }>('whenWrong');
