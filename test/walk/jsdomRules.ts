import { QueryStatus } from '@reduxjs/toolkit/query';
import { addressRules } from './address';
import { isWrite } from './calls';
import { type JsdomDriver } from './jsdomDriver';
import { type OtherTab, staleLists } from './lists';
import { leftInPage } from './left';
import { type Network } from './network';
import { rules } from './rules';
import { type Rule } from './world';
import { callLog } from '@/services/http/callLog';
import { selectUser } from '@/services/session/sessionState';
import { type AppStore } from '@/app/store';
import { type SessionUser } from '@/services/session/session';

/** What is left of the account after a sign-out; `names` are those of people whom it has shown. */
export function leftOver(store: AppStore, names: readonly string[]): string[] {
  const { queries, mutations } = store.getState().api;
  const state = JSON.stringify(store.getState());
  return [
    ...Object.keys(queries).map((key) => `the query ${key}`),
    ...Object.keys(mutations).map((key) => `the change ${key}`),
    ...leftInPage(names),
    ...callLog.entries().map(({ path }) => `the call log: ${path}`),
    ...names.filter((name) => state.includes(name)).map((name) => `the store: ${name}`),
  ];
}

/** The rules of one walk that look into the panel's store and the mock server too. */
export function jsdomRules(driver: JsdomDriver, network: Network, user: SessionUser, other: OtherTab): Rule[] {
  const store = () => driver.panel().store;
  const isLoaded = () =>
    Object.values(store().getState().api.queries).every((query) => query?.status === QueryStatus.fulfilled);

  async function aside(ask: () => Promise<string[]>) {
    network.isAside = true;
    try {
      return await driver.during(ask());
    } finally {
      network.isAside = false;
    }
  }

  /** A change waits for an answer, or for who has to sign in again. */
  const isWaiting = () =>
    Object.values(store().getState().api.mutations).some((change) => change?.status === QueryStatus.pending);

  /** Lists are compared once it is quiet after something was changed. */
  function afterChanges(name: string, stale: () => Promise<string[]>): Rule {
    let isChanged = false;
    return {
      name,
      async broken(_world, { calls, isFaulty, isHanging }, { act }) {
        isChanged ||= calls.some(isWrite) || act === 'other tab';
        if (!isChanged || isFaulty || isHanging || isWaiting()) return null;
        isChanged = false;
        if (!selectUser(store().getState())) return null; // nobody's calls are answered
        const lists = await aside(stale);
        return lists.length > 0 ? lists.join() : null;
      },
    };
  }

  return [
    ...rules(),
    ...addressRules(driver.panel, isLoaded),
    afterChanges("Lists are the server's", () => staleLists(store(), user)),
    afterChanges('Another tab agrees', () => other.stale(store())),
  ];
}
