import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { languages, message } from '../../shared/messages/messages.ts';
import { setParameter } from '../../test/setParameter.ts';
import { call } from '../../test/testApp.ts';
import { type ClaimKit, completeClaim, createClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';
import { parameterRules } from '../index.ts';
import { createParameters } from './service.ts';

let kit: ClaimKit;
beforeAll(async () => {
  kit = await createClaimKit();
});
afterAll(() => kit.close());

interface Listed {
  id: string;
  key: string;
  value: string;
  version: number;
  changed: boolean;
  editable: boolean;
}
const list = async (person: Person, query = ''): Promise<Listed[]> => (await call(kit.app, kit.tokens[person], 'GET', `/sys/config/list?${query}`)).body.result;
const find = async (key: string): Promise<Listed> => (await list('admin')).find((parameter) => parameter.key === key)!;
const post = (person: Person, verb: string, body: object) => call(kit.app, kit.tokens[person], 'POST', `/sys/config/${verb}`, body);
const edit = async (person: Person, ...changes: [key: string, value: string][]) => {
  const known = await list('admin');
  const items = changes.map(([key, value]) => ({ key, value, version: known.find((parameter) => parameter.key === key)?.version ?? 0 }));
  return (await post(person, 'edit', { items })).body;
};

test('every parameter has a title in six languages, and a default within its limits', async () => {
  const { rules, text } = kit.app.services.parameters;
  for (const [key, rule] of Object.entries(rules)) {
    for (const language of languages) expect(message(language, `parameter.${key}`), `${key} in ${language}`).not.toBe(`parameter.${key}`);
    expect([key, rule.accepts(rule.default, (other) => rules[other]!.default)]).toEqual([key, true]);
    expect(text(key as never)).toBe(rule.default);
  }
});

test('a change holds from the next call on, in every process, and is told to whoever may make it', async () => {
  const other = await createParameters(kit.app.connection, parameterRules);
  expect(await edit('zhao.manager', ['claim.mileageMax', '300'])).toMatchObject({ success: true });
  const saved = await kit.save('d001.service', { ...completeClaim(), mileage: 350 });
  expect(saved.result.errors).toContainEqual(expect.objectContaining({ code: 'E-209' }));
  expect((await call(kit.app, '', 'GET', '/sys/config/client')).body.result.mileageMax).toBe(300);
  await vi.waitFor(() => expect(other.number('claim.mileageMax')).toBe(300), { timeout: 2000 });
  expect(await find('claim.mileageMax')).toMatchObject({ value: '300', default: '400', changed: true, updateBy: 'zhao.manager', version: 1 });
  const told = (await call(kit.app, kit.tokens['admin'], 'GET', '/sys/message/list')).body.result.records;
  expect(told[0]).toMatchObject({ event: 'parameter.changed', content: 'zhao.manager changed Longest service trip from 400 to 300' });
});

test.each([
  ['claim.dupWindowDays', '-1', '0–365'],
  ['claim.dupWindowDays', 'abc', '0–365'],
  ['claim.dupWindowDays', '1.5', '0–365'],
  ['claim.partsHandlingPct', '10.005', '0–100'],
  ['password.policy', 'C', 'strict, A, B'],
  ['ui.pageSize', '25', '10, 20, 30'],
  ['ui.pageSizeOptions', '10,7', '5,10,15 … 100'],
  ['contact.serviceManager', 'x'.repeat(201), '≤ 200'],
  ['feedback.route', '{"other":"MFR_SALES"}', '{"portal_bug": "SYS_ADMIN", …}'],
  [
    'feedback.route',
    JSON.stringify({
      portal_bug: 'DLR_ADMIN',
      suggestion: 'MFR_SALES',
      service_complaint: 'MFR_SALES',
      parts_supply: 'MFR_SALES',
      finance: 'MFR_SALES',
      other: 'MFR_SALES',
    }),
    '{"portal_bug": "SYS_ADMIN", …}',
  ],
])('%s: %s is refused with all that came with it (E-569)', async (key, value, limits) => {
  const answer = await edit('admin', ['usedParts.returnDays', '45'], [key, value]);
  expect(answer).toMatchObject({ code: 422, result: { errors: [{ field: key, code: 'E-569', text: expect.stringContaining(limits) }] } });
  expect(await find('usedParts.returnDays')).toMatchObject({ value: '30', version: 0 });
});

test('limits that another parameter sets hold from both sides', async () => {
  expect(await edit('admin', ['claim.reviewAmberDays', '30'])).toMatchObject({
    code: 422,
    result: { errors: [{ field: 'claim.reviewAmberDays', code: 'E-569' }] },
  });
  expect(await edit('admin', ['claim.reviewSlaDays', '20'])).toMatchObject({
    code: 422,
    result: { errors: [{ field: 'claim.reviewSlaDays', code: 'E-569' }] },
  });
  expect(await edit('admin', ['claim.reviewSlaDays', '12'], ['claim.reviewAmberDays', '8'])).toMatchObject({ success: true });
});

test('each group has its right, and the one who reads may not change', async () => {
  expect((await post('chen.parts', 'edit', { items: [{ key: 'claim.mileageMax', value: '500', version: 1 }] })).status).toBe(403);
  expect(
    (
      await post('zhao.manager', 'edit', {
        items: [
          { key: 'claim.dupWindowDays', value: '10', version: 0 },
          { key: 'login.lockAfter', value: '9', version: 0 },
        ],
      })
    ).status,
  ).toBe(403);
  expect((await post('d001.admin', 'edit', { items: [{ key: 'claim.mileageMax', value: '500', version: 1 }] })).status).toBe(403);
  expect(
    (await list('zhao.manager'))
      .filter(({ editable }) => editable)
      .every(({ key }) => /^(claim|pdi|review|handover|subDealer|contact|maint|usedParts|insurance|warranty|extend|campaign)\./.test(key)),
  ).toBe(true);
  expect(await find('claim.dupWindowDays')).toMatchObject({ changed: false });
  expect(await edit('admin', ['base.grants', '[]'])).toMatchObject({ code: 422, result: { errors: [{ field: 'base.grants', code: 'E-012' }] } });
});

test('an older version is refused (E-001); back to the default leaves two lines in the history', async () => {
  expect((await post('admin', 'edit', { items: [{ key: 'claim.mileageMax', value: '500', version: 0 }] })).body).toMatchObject({ code: 409 });
  expect((await post('zhao.manager', 'reset', { keys: ['claim.mileageMax'] })).body).toMatchObject({ success: true });
  const { id, value, changed } = await find('claim.mileageMax');
  expect([value, changed]).toEqual(['400', false]);
  const { result: told } = (await call(kit.app, kit.tokens['zhao.manager'], 'GET', `/sys/dataLog/list?docType=parameter&id=${id}`)).body;
  expect(told.map(({ oldValue, newValue }: Record<string, string>) => [oldValue, newValue])).toEqual([
    ['300', '400'],
    ['400', '300'],
  ]);
  expect((await call(kit.app, kit.tokens['d001.admin'], 'GET', `/sys/dataLog/list?docType=parameter&id=${id}`)).body.success).toBe(false);
});

test('a stored value out of its limits counts as the default', async () => {
  await setParameter(kit.app.services, 'claim.submitDays', '9999');
  expect(kit.app.services.parameters.number('claim.submitDays')).toBe(30);
  expect(await find('claim.submitDays')).toMatchObject({ value: '30', changed: false });
});

test('the days on which what waits is late follow the parameter', async () => {
  const id = await kit.submitted();
  const lateOn = async () =>
    (await kit.db.selectFrom('todo').select(['warnOn', 'lateOn']).where('docId', '=', id).executeTakeFirstOrThrow()) as { warnOn: string; lateOn: string };
  const before = await lateOn();
  expect(await edit('zhao.manager', ['claim.reviewSlaDays', '40'], ['claim.reviewAmberDays', '36'])).toMatchObject({ success: true });
  const after = await lateOn();
  const daysLater = (one: string, other: string): number => (Date.parse(other) - Date.parse(one)) / 86_400_000;
  expect([daysLater(before.lateOn, after.lateOn), daysLater(before.warnOn, after.warnOn)]).toEqual([28, 28]);
});

test('the list is searched by group and text, and only those that were changed', async () => {
  expect((await list('admin', 'group=system&text=LOGIN')).map(({ key }) => key)).toEqual(['login.captchaAfter', 'login.lockAfter', 'login.lockMinutes']);
  expect((await list('admin', 'changed=1')).map(({ key }) => key)).toEqual(['claim.reviewSlaDays', 'claim.reviewAmberDays']);
});

test('everybody is told how lists look, whether there is single sign-on, and who the maker is in their language', async () => {
  const client = async (language: string) =>
    (await kit.app.inject({ method: 'GET', url: '/sys/config/client', headers: { 'accept-language': language } })).json().result;
  expect(await client('en')).toMatchObject({
    ssoEnabled: false,
    pageSize: 10,
    pageSizeOptions: [10, 20, 30],
    passwordEncoding: 'base64uri',
    company: { name: null, address: null, phone: null, taxNo: null },
  });
  const values = {
    'ui.pageSize': '20',
    'ui.pageSizeOptions': '20,50,100',
    'sso.enabled': 'Y',
    'company.nameEn': 'Harrow Works',
    'company.nameRu': 'Завод «Харроу»',
    'company.address': '1 Field Road',
  };
  for (const [key, value] of Object.entries(values)) await setParameter(kit.app.services, key as never, value);
  expect(await client('ru')).toMatchObject({
    ssoEnabled: true,
    pageSize: 20,
    pageSizeOptions: [20, 50, 100],
    company: { name: 'Завод «Харроу»', address: '1 Field Road' },
  });
  expect(await client('fr')).toMatchObject({ company: { name: 'Harrow Works' } });
  for (const key of Object.keys(values)) await kit.db.deleteFrom('sysConfig').where('key', '=', key).execute();
  await kit.app.services.parameters.refresh(kit.db);
});
