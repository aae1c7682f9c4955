import { type ComponentType } from 'react';
import { read, slot } from '@/lib/slots';
import { type UrlField } from '../urlFields';

/** What a section shows in place of its own page while its `view` has this name. */
export interface PageView {
  view: string;
  Page: ComponentType;
}

/** Each gets no props: it reads the lists that it is about, which the page has loaded. */
export const pageViews = slot<PageView, string>('pageViews');

/** What a section shows in place of its list, below the head of its page. */
export interface HeadedView {
  view: string;
  /** Of the link to it. */
  label: string;
  Part: ComponentType;
  /** What it adds to the head, after the links. */
  Lead?: ComponentType;
  /** What takes the place of the list's actions there. */
  Actions?: ComponentType;
}

export const headedViews = slot<HeadedView, string>('headedViews');

/** How the address of this section names the view that is shown; it leaves out the section's own. */
export const viewField = (path: string): UrlField<string> => ({
  read: (text) => [...read(pageViews, path), ...read(headedViews, path)].find(({ view }) => view === text)?.view,
  write: (view) => view,
  isStep: true,
});
