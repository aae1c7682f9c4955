import { checksOf } from '../checksOf';

export const fills = checksOf(
  { path: '/how-to-use', label: 'How to use' },
  async () => (await import(/* webpackChunkName: "checks" */ './howToUseChecks')).howToUseChecks,
);
