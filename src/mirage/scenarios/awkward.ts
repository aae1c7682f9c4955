import { type Interceptor } from '../calls/api';
import { AREAS } from '../areas/areas';
import { awkwardForm } from './awkwardForm';
import { defaultScenario } from './default';
import { type Scenario } from './scenario';

const ROW_WITHOUT_ID = { firstName: 'Nobody', lastName: 'Known', name: 'Nameless', title: 'Untitled' };

/** A list comes one level deeper, with a row that has no id at its end. */
function awkwardData(data: unknown): unknown {
  if (!Array.isArray(data)) return awkwardForm(data);
  const rows = awkwardForm(data) as unknown[] | null;
  return { list: rows && [...rows, ROW_WITHOUT_ID] };
}

const awkward = (): Interceptor => async (_path, _request, next) => {
  const { status, body } = await next();
  if (status !== 200) return { status, body };
  const { data, list, ...others } = body as Record<string, unknown>;
  return { status, body: { ...others, success: 'true', data: awkwardData(list ?? data) } };
};

/** Every odd form of the wire that the specification and its readings name, over the default practice. */
export const awkwardScenario: Scenario = {
  seed(db) {
    defaultScenario.seed(db);
    for (const { seedOdd } of AREAS) seedOdd?.(db);
  },
  behaviour: awkward,
};
