import { type ReactNode } from 'react';
import { tabId } from './Tab';

interface Props {
  /** The `panelId` given to the tabs. */
  id: string;
  /** The key of the selected tab, which names the panel. */
  selected: string;
  className?: string;
  children: ReactNode;
}

export function TabPanel({ id, selected, className, children }: Props) {
  return (
    <div role="tabpanel" id={id} aria-labelledby={tabId(id, selected)} className={className}>
      {children}
    </div>
  );
}
