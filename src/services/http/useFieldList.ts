import { useReload, type ListEndpoint } from './useReload';

interface FieldListEndpoint extends ListEndpoint {
  useQueryState: (request: undefined) => { data?: unknown; isError: boolean };
}

/** Whether a list that another component loads is missing after a failed load, and a function to load it again. */
export function useFieldList(endpoint: FieldListEndpoint) {
  const { data, isError } = endpoint.useQueryState(undefined);
  return { isFailed: isError && data === undefined, loadAgain: useReload(endpoint) };
}
