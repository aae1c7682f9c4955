import { type Interceptor } from '@/mirage/calls/api';
import { dropped } from '@/mirage/calls/request';
import { stateOf } from '@/mirage/calls/state';
import { type MockServer } from '@/mirage/server';
import { hashOf } from './choose';
import { type Fault, type MadeCall } from './driver';

const LATENCY_MS = 20;
const SLOW_MS = 2000;
/** A call that is never answered is answered so much later, when nobody waits any more. */
const HUNG_MS = 60_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The network between the panel and its mock server: it notes the calls, and fails as it is told. */
export class Network {
  private calls: MadeCall[] = [];
  /** The calls without an answer, but for those that have none for long. */
  pending = 0;
  hanging = 0;
  /** Whether the calls are those of a rule, which are neither noted nor fail. */
  isAside = false;
  private fault: Fault | null = null;
  private number = 0;

  constructor(server: MockServer) {
    stateOf(server).overrides.set('*', this.pass);
  }

  fail = (fault: Fault | null) => {
    this.fault = fault;
  };

  /** The calls since the last time. What fails, fails until a call was made. */
  take() {
    const calls = this.calls.splice(0);
    const taken = { calls, isFaulty: this.fault !== null, isHanging: this.hanging > 0 };
    if (calls.length > 0) this.fault = null;
    return taken;
  }

  private pass: Interceptor = async (path, request, next) => {
    if (this.isAside) return next();
    const body = typeof request.requestBody === 'string' ? request.requestBody : 'a form';
    const call: MadeCall = { path, body, isTold: false };
    this.calls.push(call);
    this.number += 1;
    const { fault, number } = this;
    const reply = async () => {
      const answer = await next();
      call.status = answer.status;
      return answer;
    };
    this.pending += 1;
    try {
      if (path === 'auth/login/v2') return await reply();
      await pause(fault === 'out of order' ? Math.floor(hashOf(`${number}`) * SLOW_MS) : LATENCY_MS);
      switch (fault) {
        case 'refused':
          return { status: 500, body: { message: 'It could not be saved.' } };
        case 'expired':
          return { status: 401, body: { message: 'Your session has expired.' } };
        case 'unreadable':
          await reply();
          return { status: 200, body: '<html><body>Bad gateway</body></html>', contentType: 'text/html' };
        case 'lost reply':
          await reply();
          return await lost(request, this);
        case 'unreachable':
          return await lost(request, this);
        case 'never answered':
          await this.hang();
          break;
        case 'slow':
          await pause(SLOW_MS);
          break;
        default:
      }
      call.isTold = true;
      return await reply();
    } finally {
      this.pending -= 1;
    }
  };

  private async hang() {
    this.hanging += 1;
    this.pending -= 1;
    await pause(HUNG_MS);
    this.pending += 1;
    this.hanging -= 1;
  }
}

/** The promise of a dropped call never settles, so it is counted here. */
function lost(request: Parameters<typeof dropped>[0], network: Network) {
  network.pending -= 1;
  return dropped(request);
}
