import { test as base } from './test';

interface Fault {
  /** One of the ways of src/mirage/overrides.ts. */
  kind:
    | 'cutReply'
    | 'dropConnection'
    | 'expireSession'
    | 'hold'
    | 'htmlErrorPage'
    | 'nullList'
    | 'objectInsteadOfList'
    | 'refuse'
    | 'successFalse'
    | 'truncatedJson';
  path?: string;
  status?: number;
  message?: string;
  times?: number;
}

export interface MockApi {
  /** Makes a call fail from now on. */
  override: (fault: Fault) => Promise<void>;
  /** Removes all failures and answers the pending calls. */
  clear: () => Promise<void>;
  /** Restores the seed data. */
  reset: () => Promise<void>;
}

/** For journeys over the network only: what a test can do to the mock server. */
export const test = base.extend<{ mockApi: MockApi }>({
  mockApi: ({ site, request }, use) => {
    const tell = async (control: string, data: object) => {
      const reply = await request.post(`${site.mockApi}/__mock/${control}`, { data });
      if (!reply.ok()) throw new Error(`The mock server knows no ${control} ${JSON.stringify(data)}.`);
    };
    return use({
      override: (fault) => tell('override', fault),
      clear: () => tell('clear', {}),
      reset: () => tell('reset', {}),
    });
  },
});

export { expect } from '@playwright/test';
