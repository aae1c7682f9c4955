import { type Interceptor } from '@/mirage/calls/api';
import { dropped } from '@/mirage/calls/request';
import { hashOf } from './choose';
import { type Fault, type MadeCall } from './driver';

const LATENCY_MS = 20;
const SLOW_MS = 2000;
/** A call that is never answered is answered so much later, when nobody waits any more. */
const HUNG_MS = 60_000;

const never = () => new Promise<never>(() => {});

/**
 * The network between the panel and its mock server, as an interceptor of all calls: it notes them, and fails as it is told.
 * `pause` waits on the panel's clock.
 */
export class Network {
  /** Whether the calls are those of a rule, which are neither noted nor fail. */
  isAside = false;
  private calls: MadeCall[] = [];
  private readonly pending = new Set<MadeCall>();
  private readonly hung = new Set<MadeCall>();
  private fault: Fault | null = null;
  private number = 0;

  constructor(private readonly pause: (milliseconds: number) => Promise<unknown>) {}

  fail = (fault: Fault) => {
    this.fault = fault;
  };

  /** Whether an answer is on its way. */
  get isBusy() {
    return this.pending.size > 0;
  }

  /** How many calls are never answered. */
  get hanging() {
    return this.hung.size;
  }

  /** The page is left: what has no answer yet never gets one, nor does it reach the server. */
  leave() {
    this.pending.clear();
    this.hung.clear();
  }

  /** The calls since the last time. What fails, fails until a call was made. */
  take() {
    const calls = this.calls.splice(0);
    const taken = { calls, isFaulty: this.fault !== null, isHanging: this.hung.size > 0 };
    if (calls.length > 0) this.fault = null;
    return taken;
  }

  pass: Interceptor = async (path, request, next) => {
    if (this.isAside) return next();
    const body = typeof request.requestBody === 'string' ? request.requestBody : 'a form';
    const call: MadeCall = { path, body, isTold: false };
    this.calls.push(call);
    this.pending.add(call);
    const reply = async () => {
      const answer = await next();
      call.status = answer.status;
      this.pending.delete(call);
      return answer;
    };
    const drop = () => {
      this.pending.delete(call);
      return dropped(request);
    };
    this.number += 1;
    const { number } = this;
    const fault = path === 'auth/login/v2' ? null : this.fault;
    await this.pause(fault === 'out of order' ? Math.floor(hashOf(`${number}`) * SLOW_MS) : LATENCY_MS);
    switch (fault) {
      case 'refused':
        this.pending.delete(call);
        return { status: 500, body: { message: 'It could not be saved.' } };
      case 'expired':
        this.pending.delete(call);
        return { status: 401, body: { message: 'Your session has expired.' } };
      case 'unreadable':
        await reply();
        return { status: 200, body: '<html><body>Bad gateway</body></html>', contentType: 'text/html' };
      case 'lost reply':
        await reply();
        return drop();
      case 'unreachable':
        return drop();
      case 'never answered':
        this.pending.delete(call);
        this.hung.add(call);
        await this.pause(HUNG_MS);
        if (!this.hung.delete(call)) return never();
        break;
      case 'slow':
        await this.pause(SLOW_MS);
        break;
      default:
    }
    call.isTold = true;
    return reply();
  };
}
