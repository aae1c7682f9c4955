/**
 * Fields whose texts are not personal data and tell a reviewer what happened. DevTools mask the texts of all other fields,
 * including those of new fields.
 */
export const SHOWN_TEXTS = new Set([
  ...['type', 'kind', 'status', 'requestStatus', 'endpointName', 'requestId', 'queryCacheKey', 'reducerPath'],
  ...['tab', 'mode', 'key', 'direction', 'sort', 'filter', 'role', 'modules', 'currency', 'duration', 'month'],
  'pathname',
  ...['chosen', 'system', 'appliedTheme'],
]);
