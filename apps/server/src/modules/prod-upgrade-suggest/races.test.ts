/** Votes at once: a dealer has one, and nobody votes for what is no longer there. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { again, codesOf } from '../../test/race.ts';
import { createSuggestKit, type SuggestKit } from './suggestTestKit.ts';

let kit: SuggestKit;
beforeAll(async () => {
  kit = await createSuggestKit();
});
afterAll(() => kit.close());

const votesOf = async (id: string): Promise<[shown: number, given: number]> => {
  const { votes } = await kit.app.services.db.selectFrom('prodUpgradeSuggest').select('votes').where('id', '=', id).executeTakeFirstOrThrow();
  return [votes, (await kit.app.services.db.selectFrom('suggestVote').selectAll().where('suggestId', '=', id).execute()).length];
};

test('two people of one dealer', again, async () => {
  const id = await kit.submitted();
  const answers = await Promise.all([kit.vote('d002.service', id), kit.vote('d002.admin', id), kit.vote('d002.service', id)]);
  expect(codesOf(answers)).toEqual(['ok', 'ok', 'ok']);
  expect(await votesOf(id)).toEqual([1, 1]);
});

test('a vote and its withdrawal', again, async () => {
  const id = await kit.submitted();
  const answers = await Promise.all([kit.vote('d002.service', id), kit.vote('d002.admin', id, 'N')]);
  expect(codesOf(answers)).toEqual(['ok', 'ok']);
  const [shown, given] = await votesOf(id);
  expect(shown).toBe(given);
});

test('a vote for a suggestion that is being taken back', again, async () => {
  const id = await kit.submitted();
  const [voted, withdrawn] = await Promise.all([kit.vote('d002.service', id), kit.submit('d001.service', id, 'withdraw')]);
  expect(withdrawn.success).toBe(true);
  const isVoted = voted.result.failed.length === 0;
  expect(isVoted || voted.result.failed[0].code === 'E-418').toBe(true);
  expect(await votesOf(id)).toEqual(isVoted ? [1, 1] : [0, 0]);
});

test('an answer and a withdrawal', again, async () => {
  const id = await kit.submitted();
  const { version } = await kit.detail('wang.service', id);
  const answers = await Promise.all([
    kit.post('wang.service', 'prodUpgradeSuggest/reply', { id, version, replyContent: 'We look into it' }),
    kit.submit('d001.service', id, 'withdraw'),
  ]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
});

test('two votes for several suggestions, in different order', again, async () => {
  const ids = [await kit.submitted(), await kit.submitted()];
  const vote = (given: string[]) => kit.post('d002.service', 'prodUpgradeSuggest/vote', { ids: given, on: 'Y' });
  const answers = await Promise.all([vote(ids), vote(ids.toReversed())]);
  expect(codesOf(answers)).toEqual(['ok', 'ok']);
  expect(await Promise.all(ids.map(votesOf))).toEqual([
    [1, 1],
    [1, 1],
  ]);
});
