const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What moderators are told who edit themselves, with the modules they have and those they would have. */
export function ownAccountText(before: readonly string[], after: readonly string[]): string {
  const sentences = ['This is your own account: what you save takes effect at once.'];
  const lost = before.filter((name) => !after.includes(name));
  if (lost.length > 0) sentences.push(`You would lose ${list.format(lost)}.`);
  if (lost.includes('Moderators')) sentences.push('Without Moderators you are led to the dashboard.');
  return sentences.join(' ');
}
