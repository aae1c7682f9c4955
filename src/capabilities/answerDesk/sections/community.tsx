import { lazyComponent } from '@/components/lazy/lazyComponent';
import { LazyPart } from '@/components/lazy/LazyPart';
import { lazyDialogs } from '@/screen/lazyDialogs';
import { headedViews } from '@/screen/list/pageViews';
import { sectionRooms } from '@/screen/section';
import { fillAt } from '@/lib/slots';
import { dialogKinds } from '@/screen/urlFields';
import { deskPlace } from '../deskPlace';
import { DeskSkeleton } from '../DeskSkeleton';
import { deskRoom } from '../deskState';

const desk = lazyComponent(async () => (await import(/* webpackChunkName: "community-desk" */ '../Desk')).Desk);
const replyDialogs = lazyDialogs(
  '/community',
  async () => (await import(/* webpackChunkName: "community-dialogs" */ '../replies/RepliesDialogs')).RepliesDialogs,
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
