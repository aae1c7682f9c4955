import { lazyComponent } from '@/components/lazy/lazyComponent';
import { LazyPart } from '@/components/lazy/LazyPart';
import { headedViews } from '@/screen/list/pageViews';
import { sectionRooms } from '@/screen/section';
import { fillAt } from '@/lib/slots';
import { dialogKinds } from '@/screen/urlFields';
import { deskPlace } from '@/features/community/desk/deskPlace';
import { DeskSkeleton } from '@/features/community/desk/DeskSkeleton';
import { deskRoom } from '@/features/community/desk/deskState';

const desk = lazyComponent(
  async () => (await import(/* webpackChunkName: "community-desk" */ '@/features/community/desk/Desk')).Desk,
);
const replyDialogs = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "community-dialogs" */ '@/features/community/replies/RepliesDialogs'))
      .RepliesDialogs,
);

const DeskPart = () => (
  <LazyPart of={desk} props={{}} waiting={<DeskSkeleton />} failure="The answer desk could not be loaded." />
);

const { change: placed } = deskPlace;
const DeskLead = () => <div ref={placed} className="desk-head" />;

export const fills = [
  fillAt(sectionRooms, '/community', deskRoom),
  fillAt(headedViews, '/community', { view: 'desk', label: 'Answer desk', Part: DeskPart, Lead: DeskLead }),
  ...['saveReply', 'editReply', 'replies'].map((kind) => fillAt(dialogKinds, '/community', { kind, of: replyDialogs })),
];
