import { useEffect, useState, type ComponentType } from 'react';
import { lazyComponent, type LazyComponent } from '@/components/lazy/lazyComponent';
import { LazyPart } from '@/components/lazy/LazyPart';
import { Loaded } from '@/components/lazy/Loaded';
import { whenIdle } from '@/components/lazy/whenIdle';
import { useShownLists } from '@/screen/list/listContext';
import { PageViewHead } from '@/screen/list/PageViewHead';
import { headLinks } from '@/screen/list/listTools';
import { pageViews } from '@/screen/list/pageViews';
import { type Section } from '@/screen/section';
import { fillAt } from '@/lib/slots';

export interface OfSection {
  section: Pick<Section, 'path' | 'label'>;
}

/** What the page of checks gets from its frame. */
export interface ChecksFrame extends OfSection {
  /** Says how far the checking is, beside the heading. */
  onStatus: (text: string) => void;
}

/** The checks of a section: the link in its head, and the page. */
export interface ChecksViews<Lists> {
  Link: ComponentType<Lists & OfSection>;
  Page: ComponentType<Lists & ChecksFrame>;
}

/** What shows the checks of a section, whose code comes after its page. `Lists` is what that page shows. */
export function checksOf<Lists extends object>(section: OfSection['section'], load: () => Promise<ChecksViews<Lists>>) {
  const link = lazyComponent(async () => (await load()).Link);
  const page = lazyComponent(async () => (await load()).Page);
  return [
    fillAt(headLinks, section.path, () => <LazyLink of={link} section={section} />),
    fillAt(pageViews, section.path, { view: 'checks', Page: () => <Checks of={page} section={section} /> }),
  ];
}

interface Props<Views> extends OfSection {
  of: LazyComponent<Views>;
}

/** Nobody waits for the link to the checks: its code is fetched when the browser is idle. */
function LazyLink<Lists extends object>({ of, section }: Props<Lists & OfSection>) {
  const lists = useShownLists<Lists>();
  useEffect(() => whenIdle(of.keepLoading), [of]);
  return <Loaded of={of} props={{ ...lists, section }} />;
}

/** The checks in place of a section's list; the way back is there before their code. */
function Checks<Lists extends object>({ of, section }: Props<Lists & ChecksFrame>) {
  const lists = useShownLists<Lists>();
  const [status, setStatus] = useState('');
  return (
    <>
      <div className="page-head crumb">
        <PageViewHead section={section.label} title="Checks" status={status} />
      </div>
      <LazyPart of={of} props={{ ...lists, section, onStatus: setStatus }} failure="The checks could not be loaded." />
    </>
  );
}
