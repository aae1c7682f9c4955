import { useReload, type ListEndpoint } from './useReload';

interface FieldListEndpoint extends ListEndpoint {
  useQueryState: (request: undefined) => { data?: unknown; isError: boolean };
}

/** Whether a list that another component loads is still to come, or missing after a failed load, and a function to load it again. */
export function useFieldList(endpoint: FieldListEndpoint) {
  const { data, isError } = endpoint.useQueryState(undefined);
  const isMissing = data === undefined;
  return { isComing: isMissing && !isError, isFailed: isMissing && isError, loadAgain: useReload(endpoint) };
}
