import { lazyComponent } from '@/components/lazy/lazyComponent';
import { progressHandout } from '@/features/users/progressHandout';
import { userRecord } from '@/features/users/userRecords';
import { fill } from '@/lib/slots';
import { detailAction, detailActions } from '@/screen/detailActions';
import { usersApi } from '@/services/users';
import { type User } from '@/services/userTypes';
import { printButton, printing } from '../printing';

const progressSheet = lazyComponent(
  async () => (await import(/* webpackChunkName: "handout" */ './ProgressSheet')).ProgressSheet,
);

function useProgress(user: User) {
  const { currentData: progress } = usersApi.endpoints.getUserProgress.useQueryState(user.id);
  return { user, progress };
}

export const fills = [
  fill(detailActions, detailAction(userRecord, printButton(progressSheet, useProgress))),
  fill(progressHandout, printing(progressSheet, useProgress)),
];
