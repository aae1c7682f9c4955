import { type ComponentType } from 'react';
import { lazyComponent } from '@/components/lazy/lazyComponent';
import { join } from '@/lib/slots';

/** The dialogs of the section at that path, with what capabilities add to those of all sections, and to these. */
export const lazyDialogs = <Props>(path: `/${string}`, fetchCode: () => Promise<ComponentType<Props>>) =>
  lazyComponent(async () => {
    const [dialogs] = await Promise.all([fetchCode(), join('dialogs'), join(`${path}/dialogs`)]);
    return dialogs;
  });
