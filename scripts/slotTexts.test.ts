import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): Record<string, unknown> => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')) as Record<string, unknown>;

test.each(['zh-cn', 'en', 'es', 'ru', 'fr', 'pt'])('E-217 calls a missing photo as the slot is called on the claim page: %s', (language) => {
  const server = Object.entries(read(`apps/server/src/modules/warranty-claim/messages/${language}.json`)).filter(([key]) => key.startsWith('slot.'));
  const { slot } = read(`apps/portal/src/features/warranty-claim/messages/${language}.json`) as { slot: Record<string, string> };
  expect(server).toHaveLength(7);
  expect(Object.fromEntries(server)).toEqual(Object.fromEntries(server.map(([key]) => [key, slot[key.slice('slot.'.length)]])));
});
