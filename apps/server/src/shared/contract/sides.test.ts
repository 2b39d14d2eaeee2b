/** Calls of one side: a right that a role of the other side holds, by whatever mistake, opens none of them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../../test/contract/operations.ts';
import { createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

const reads = operations.filter(({ method, side }) => method === 'GET' && side !== undefined);
const roles = { dealer: 'DLR_SERVICE', maker: 'MFR_SERVICE' } as const;
const people = { dealer: 'd001.service', maker: 'wang.service' } as const;

let app: TestApp;
const tokens = { dealer: '', maker: '' };
beforeAll(async () => {
  app = await createTestApp();
  const { db } = app.services;
  const rights = reads.flatMap(({ permission }) => permission.split('|'));
  const granted = Object.values(roles).flatMap((roleCode) => [...new Set(rights)].map((permission) => ({ roleCode, permission })));
  await db
    .insertInto('sysRolePermission')
    .values(granted)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const side of ['dealer', 'maker'] as const) tokens[side] = await signIn(app, people[side]);
}, 120_000);
afterAll(() => app.close());

describe.each(reads.map(({ path, side }) => [path, side!] as const))('%s', (url, side) => {
  const status = async (asking: 'dealer' | 'maker') => (await app.app.inject({ method: 'GET', url, headers: { 'x-access-token': tokens[asking] } })).statusCode;

  test(`is for users of the ${side}`, async () => {
    expect(await status(side === 'dealer' ? 'maker' : 'dealer')).toBe(403);
    expect(await status(side)).not.toBe(403);
  });
});
