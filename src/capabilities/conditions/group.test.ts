import fc from 'fast-check';
import { findGroup } from './group';
import { plantedMembers } from '@test/plantedMembers';
import { parseConditions } from './syntax';
import { QUESTIONS, bmi, weight, weights } from '@test/conditionQuestions';

const options = () => ({ load: () => Promise.resolve(new Set<number>()), signal: new AbortController().signal });

test.each(QUESTIONS)('“%s” finds whom a plain loop finds', async (text, holds) => {
  await fc.assert(
    fc.asyncProperty(plantedMembers, async (members) => {
      const group = await findGroup(
        members.map(({ user }) => user),
        parseConditions(text),
        options(),
      );
      expect([...group.mask]).toEqual(members.map((member) => Number(holds(member))));
    }),
    { numRuns: 40 },
  );
});

test('several conditions find whom all of them find, and each says how many it leaves', async () => {
  const text = 'status is active, bmi > 22, check-ins > 0';
  await fc.assert(
    fc.asyncProperty(plantedMembers, async (members) => {
      const users = members.map(({ user }) => user);
      const group = await findGroup(users, parseConditions(text), options());
      const left = [
        members.filter(({ isActive }) => isActive),
        members.filter((member) => member.isActive && bmi(member) > 22),
        members.filter((member) => member.isActive && bmi(member) > 22 && member.checkIns.length > 0),
      ];
      expect(group.counts).toEqual(left.map(({ length }) => length));
    }),
  );
});

test('answers that cannot be read are counted, whether or not the other conditions hold', async () => {
  await fc.assert(
    fc.asyncProperty(plantedMembers, async (members) => {
      const users = members.map(({ user }) => user);
      const group = await findGroup(users, parseConditions('weight > 500, status is active'), options());
      const unread = members.filter((member) => weight(member) === 'unreadable').length;
      expect(group.unread.map(({ count }) => count)).toEqual(unread > 0 ? [unread] : []);
    }),
  );
});

test('a change of which the first or the last answer cannot be read is counted', async () => {
  await fc.assert(
    fc.asyncProperty(plantedMembers, async (members) => {
      const users = members.map(({ user }) => user);
      const group = await findGroup(users, parseConditions('weight change > 1'), options());
      const unread = members.filter((member) => {
        const answers = weights(member);
        return answers.length > 0 && Number.isNaN(answers[0]!.value + answers.at(-1)!.value);
      }).length;
      expect(group.unread.map(({ count }) => count)).toEqual(unread > 0 ? [unread] : []);
    }),
  );
});

test('a filter of the server finds its users; one that fails is left out and named', async () => {
  const [members] = fc.sample(plantedMembers, { numRuns: 1, seed: 7 });
  const users = members!.map(({ user }) => user);
  const conditions = parseConditions('filter is progress less than 50');
  const load = jest.fn().mockResolvedValue(new Set([users[0]!.id]));
  const { signal } = new AbortController();
  const found = await findGroup(users, conditions, { load, signal });
  expect(load).toHaveBeenCalledWith('Progress less than 50');
  expect([...found.mask]).toEqual(users.map((_, index) => Number(index === 0)));
  const failing = await findGroup([...users], conditions, { load: () => Promise.reject(new Error('no')), signal });
  expect(failing.failed).toEqual(new Set(['filter is progress less than 50']));
  expect(failing.mask.every((bit) => bit === 1)).toBe(true);
});

test('a search that is not wanted any more rejects', async () => {
  const [members] = fc.sample(plantedMembers, { numRuns: 1, seed: 7 });
  const many = Array.from({ length: 30_000 }, (_, index) => members![index % members!.length]!.user);
  const leaving = new AbortController();
  const found = findGroup(many, parseConditions('any answer has zebra'), {
    load: () => Promise.resolve(new Set<number>()),
    signal: leaving.signal,
  });
  leaving.abort();
  await expect(found).rejects.toThrow();
});
