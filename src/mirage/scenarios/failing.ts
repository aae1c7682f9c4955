import { type Interceptor } from '../calls/api';
import { defaultScenario } from './default';
import { type Scenario } from './scenario';

const failing = (): Interceptor => {
  let calls = 0;
  return (path, _request, next) => {
    if (path === 'auth/login/v2') return next();
    calls += 1;
    const body = calls % 2 === 1 ? { message: 'The database cannot be reached.' } : {};
    return Promise.resolve({ status: 500, body });
  };
};

/** Replies to every call except sign-in with a 500, and to every second one without a message. */
export const failingScenario: Scenario = { ...defaultScenario, makeInterceptor: failing };
