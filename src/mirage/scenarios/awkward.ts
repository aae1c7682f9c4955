import { type Interceptor } from '../calls/api';
import { AREAS } from '../areas/areas';
import { awkwardForm } from './awkwardForm';
import { seedPractice } from './default';
import { type Scenario } from './scenario';

const ROW_WITHOUT_ID = { firstName: 'Nobody', lastName: 'Known', name: 'Nameless', title: 'Untitled' };

/** Nests a list one level deeper and appends a row without an id. */
function awkwardData(data: unknown): unknown {
  if (!Array.isArray(data)) return awkwardForm(data);
  const rows = awkwardForm(data) as unknown[] | null;
  return { list: rows && [...rows, ROW_WITHOUT_ID] };
}

/** Fewer than before: the number of rows, from which the figure is counted otherwise, only grows. */
const FALLING = { postsGrowthPercentage: -12.5 };

const awkward = (): Interceptor => async (path, _request, next) => {
  const { status, body } = await next();
  if (status !== 200) return { status, body };
  const { data, list, ...others } = body as Record<string, unknown>;
  return {
    status,
    body: {
      ...others,
      success: 'true',
      data: awkwardData(list ?? (path === 'dashboard/stats' ? { ...(data as object), ...FALLING } : data)),
    },
  };
};

/** The default data with edge cases added, in every format that real servers are known to send. */
export const awkwardScenario: Scenario = {
  seed(db) {
    seedPractice(db);
    for (const { seedOdd } of AREAS) seedOdd?.(db);
  },
  makeInterceptor: awkward,
};
