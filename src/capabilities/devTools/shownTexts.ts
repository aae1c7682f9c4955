/**
 * Fields whose texts are not personal data and tell a reviewer what happened; some only within another field. DevTools mask
 * the texts of all other fields, including those of new fields.
 */
export const SHOWN_TEXTS = new Set([
  ...['type', 'kind', 'status', 'requestStatus', 'endpointName', 'requestId', 'queryCacheKey', 'reducerPath'],
  ...['view', 'tab', 'mode', 'key', 'direction', 'sort', 'filter', 'role', 'modules', 'currency', 'duration', 'month'],
  ...['chosen', 'system', 'appliedTheme', 'pathname', 'privacy', 'list', 'patches.op', 'patches.path'],
  // How somebody came to a section, what was exported, what an edit changed, and how a reply could not be read.
  ...['by', 'format', 'fields', 'fault'],
  // The journal's own words around a name.
  ...['sentence.sign', 'sentence.before', 'sentence.noun', 'several.before', 'several.noun', 'several.reason'],
]);
