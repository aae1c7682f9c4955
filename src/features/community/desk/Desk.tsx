import { useMemo } from 'react';
import { useLateSheet } from '@/components/lazy/useLateSheet';
import { type Loaded } from '@/lib/loaded';
import { communityApi } from '@/services/community';
import { type Group } from '@/services/communityTypes';
import { useReload } from '@/services/http/useReload';
import { NoGroups } from '../groups/NoGroups';
import { DeskSkeleton } from './DeskSkeleton';
import { NotRead } from './NotRead';
import { OpenDesk } from './OpenDesk';
import sheet from './desk.late.scss';

interface Props {
  groups: Loaded<readonly Group[]>;
  isLoading: boolean;
  /** The place in the page's head for what the desk says; null until it is rendered. */
  head: HTMLElement | null;
}

/** The posts of all groups that wait for an answer, and the place to answer them. */
export function Desk({ groups, isLoading, head }: Props) {
  useLateSheet(sheet);
  const reload = useReload(communityApi.endpoints.listGroups);
  const byId = useMemo(() => new Map(groups?.map((group) => [group.id, group])), [groups]);
  if (!groups && isLoading) return <DeskSkeleton />;
  if (!groups) return <NotRead text="The groups could not be read." onRetry={() => void reload()} />;
  if (groups.length === 0) return <NoGroups />;
  return <OpenDesk groups={groups} byId={byId} head={head} />;
}
