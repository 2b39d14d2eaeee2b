import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextNumber } from '../src/documents/numbers/nextNumber.ts';
import type { Connection } from '../src/shared/database/connection/connect.ts';
import { inTransaction, type Trx } from '../src/shared/database/database.ts';
import { createTestDatabase } from '../src/test/testDatabase.ts';
import { takeNumbers } from './takeNumbers.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await createTestDatabase('migrated');
}, 60_000);
afterAll(() => connection.close());

const wanted = [
  { dealerCode: 'D001', day: '2026-10-02' },
  { dealerCode: 'D002', day: '2026-10-30' },
  { dealerCode: 'D001', day: '2026-10-31' },
  { dealerCode: 'D001', day: '2026-11-01' },
  { dealerCode: 'D001', day: '2026-10-31' },
].map((one) => ({ code: 'serviceFee', ...one }));

/** The numbers, and the next one of a series that they are from; all taken back. */
async function numbersBy(take: (trx: Trx) => Promise<string[]>): Promise<string[]> {
  const taken: string[] = [];
  const undone = inTransaction(connection.db, async (trx) => {
    taken.push(await nextNumber(trx, wanted[0]!), ...(await take(trx)), await nextNumber(trx, wanted[0]!));
    throw new Error('taken back');
  });
  await expect(undone).rejects.toThrow('taken back');
  return taken;
}

test('many numbers are those that are given one by one', async () => {
  const oneByOne = await numbersBy(async (trx) => {
    const numbers: string[] = [];
    for (const one of wanted) numbers.push(await nextNumber(trx, one));
    return numbers;
  });
  expect(oneByOne[1]).toMatch(/-0*2$/);
  expect(await numbersBy((trx) => takeNumbers(trx, wanted))).toEqual(oneByOne);
});
