import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../shared/database/database.ts';
import { nextNumber } from '../../documents/numbers/nextNumber.ts';
import { languages, message } from '../../shared/messages/messages.ts';
import { call } from '../../test/testApp.ts';
import { type ClaimKit, completeClaim, createClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
});
afterAll(() => kit.close());

const list = async (): Promise<Record<string, unknown>[]> => (await call(kit.app, kit.tokens['admin'], 'GET', '/sys/sequence/list')).body.result;
const find = async (docType: string) => (await list()).find((rule) => rule['docType'] === docType)!;
const post = (verb: string, body: object, person: Person = 'admin') => call(kit.app, kit.tokens[person], 'POST', `/sys/sequence/${verb}`, body);
const claimRule = { docType: 'warrantyClaim', prefix: 'WC', datePart: 'yyMM', dealerPart: 'Y', digits: 5 };
const edit = async (change: object = {}) => {
  const rule = { ...claimRule, ...change };
  return (await post('edit', { version: (await find(rule.docType))?.['version'] ?? 1, ...rule })).body;
};
const numberOn = (day: string): Promise<string> => inTransaction(kit.db, (trx) => nextNumber(trx, { code: 'warrantyClaim', dealerCode: 'D001', day }));

test('everything that is numbered has a title in six languages and an example', async () => {
  const rules = await list();
  expect(rules.length).toBeGreaterThan(30);
  for (const { docType, title } of rules) {
    expect(title).not.toMatch(/^sequence\.|^[a-z]/);
    for (const language of languages)
      expect(
        kit.app.services.dictionaries.text('doc_type', String(docType), language) !== docType ||
          message(language, `sequence.${docType}`) !== `sequence.${docType}`,
      ).toBe(true);
  }
  expect(await find('warrantyClaim')).toMatchObject({
    prefix: 'WC',
    datePart: 'yyMM',
    reset: 'month',
    example: 'WC2611D001-0001',
    lastNumber: null,
    pending: null,
  });
});

test('a change waits for the next period', async () => {
  expect(await edit()).toMatchObject({ success: true });
  expect((await kit.save('d001.service', completeClaim())).result.no).toBe('WC2611D001-0001');
  expect(await find('warrantyClaim')).toMatchObject({ lastNumber: 'WC2611D001-0001' });
  expect(await numberOn('2026-12-01')).toBe('WC2612D001-00001');
  expect(await find('warrantyClaim')).toMatchObject({ digits: 4, version: 2, pending: { digits: 5, validFrom: '2026-12-01', example: 'WC2612D001-00001' } });
});

test('a later change takes the place of the one that waits, and it can be dropped', async () => {
  expect(await edit({ digits: 6, datePart: 'none' })).toMatchObject({ success: true });
  expect((await find('warrantyClaim'))['pending']).toMatchObject({ digits: 6, datePart: 'none', example: 'WCD001-000001' });
  expect(await numberOn('2026-12-02')).toBe('WCD001-000001');
  expect((await post('cancel', { docType: 'warrantyClaim' })).body).toMatchObject({ success: true });
  expect((await post('cancel', { docType: 'warrantyClaim' })).body).toMatchObject({ success: false, result: { errorCode: 'E-012' } });
  const { pending, id } = await find('warrantyClaim');
  expect(pending).toBeNull();
  const { result: told } = (await call(kit.app, kit.tokens['admin'], 'GET', `/sys/dataLog/list?docType=sequence&id=${String(id)}`)).body;
  expect(told).toContainEqual(expect.objectContaining({ field: 'digits', oldValue: '5', newValue: '6', operator: 'admin' }));
  expect((await call(kit.app, kit.tokens['d001.admin'], 'GET', `/sys/dataLog/list?docType=sequence&id=${String(id)}`)).body.success).toBe(false);
});

test('no two rules make the same numbers (E-571), those that wait included', async () => {
  expect(await edit({ docType: 'partsClaim' })).toMatchObject({
    code: 422,
    result: { errors: [{ field: 'prefix', code: 'E-571', text: 'Numbers would collide with Warranty claim' }] },
  });
  expect(await edit({ docType: 'partsClaim', prefix: 'QQ' })).toMatchObject({ success: true });
  expect(await edit({ prefix: 'QQ' })).toMatchObject({ code: 422, result: { errors: [{ code: 'E-571' }] } });
});

test.each([
  ['an old version', { version: 1 }, { code: 409 }],
  ['what is not numbered', { docType: 'nothing' }, { result: { errorCode: 'E-012' } }],
  ['a dealer where there is none', { docType: 'publicnotice', prefix: 'ZZ' }, { code: 422, result: { errors: [{ field: 'dealerPart' }] } }],
])('%s is refused', async (_what, change, expected) => expect(await edit(change)).toMatchObject(expected));

test.each([['wc'], ['W1'], ['ABCDE'], ['']])('the prefix %s breaks the contract', async (prefix) =>
  expect((await post('edit', { ...claimRule, version: 1, prefix })).status).toBe(400),
);

test('whoever keeps other parameters neither reads the rules nor changes any', async () => {
  expect((await call(kit.app, kit.tokens['zhao.manager'], 'GET', '/sys/sequence/list')).status).toBe(403);
  expect((await post('edit', { ...claimRule, version: 1 }, 'zhao.manager')).status).toBe(403);
  expect((await call(kit.app, kit.tokens['d001.admin'], 'GET', '/sys/sequence/list')).status).toBe(403);
});

test('50 saves at once get 50 numbers', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => kit.save('d001.service', completeClaim())));
  const numbers = answers.map(({ result }) => result.no as string);
  expect(new Set(numbers).size).toBe(50);
});
