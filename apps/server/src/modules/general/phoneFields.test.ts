/** Every field of the contract that takes a phone number refuses what is none, and leaves alone what nobody has touched. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { machines } from '../../test/machineFixtures.ts';
import { departIds } from '../../test/fixtures.ts';
import { bytesOf, workbookOf } from '../../test/workbooks/hostileWorkbooks.ts';
import { multipart } from '../../test/multipart.ts';
import { operations, type Schema } from '../../test/contract/operations.ts';
import { operationId } from '../../shared/contract/operationId.ts';
import { call, solvedCaptcha } from '../../test/testApp.ts';
import { type ClaimKit, createClaimKit, type Person } from '../warranty-claim/claimTestKit.ts';

let kit: ClaimKit;
let roleId: string;
beforeAll(async () => {
  kit = await createClaimKit();
  roleId = (await call(kit.app, kit.tokens.admin, 'GET', '/sys/role/list?roleCode=DLR_PARTS')).body.result.records[0].id;
}, 400_000);
afterAll(() => kit.close());

const ask = async (person: Person, path: string, body: object) => (await call(kit.app, kit.tokens[person], 'POST', path, body)).body;
const texts = (text: string) => ({ 'zh-cn': text, en: text, es: text, ru: text, fr: text, pt: text });
interface Reply {
  result?: { errors?: { field: string; line?: string; code: string; text: string }[] } | null;
}
const findings = ({ result }: Reply) => (result?.errors ?? []).filter(({ code }) => code === 'field.phone').map(({ field, text }) => `${field}: ${text}`);

const user = (phone: string) => ({
  username: 'phone.user',
  realname: 'Ana Reyes',
  userType: 'dealer',
  language: 'es',
  timezone: 'America/Santiago',
  departIds: [departIds.B01A01],
  roleIds: [roleId],
  phone,
});
const contact = (phones: object) => ({ contactType: 'service', name: 'Marta Soto', phone: '+56 2 2555 0140', isPrimary: 'N', ...phones });

/** How each is typed in; the numbers are those of Chile, where D001 is. */
const tries: Record<string, (phone: string) => Promise<Reply>> = {
  'usersAdd phone': (phone) => ask('d001.admin', '/sys/user/add', user(phone)),
  'sysDepartsAdd phone': (phone) => ask('admin', '/sys/sysDepart/add', { pid: departIds.A01, departName: texts('Phones'), sortNo: 1, status: 1, phone }),
  'contactsSave phone': (phone) => ask('d001.admin', '/api/portal/contact/save', contact({ phone })),
  'contactsSave mobile': (mobile) => ask('d001.admin', '/api/portal/contact/save', contact({ mobile })),
  'contactsSave whatsapp': (whatsapp) => ask('d001.admin', '/api/portal/contact/save', contact({ whatsapp })),
  'feedbacksSave contactPhone': (contactPhone) =>
    ask('d001.service', '/api/portal/feedback/save', { feedbackType: 'other', title: 'Oil', content: 'When?', contactPhone }),
  'marketActivesSave contactPhone': (contactPhone) =>
    ask('d001.admin', '/api/portal/marketActive/save', { title: 'Fair', activityType: 'field_demo', contactPhone }),
  'warrantyClaimsSave contactPhone': (contactPhone) =>
    ask('d001.service', '/api/portal/warrantyClaim/save', { claimType: 'normal', vin: machines.covered, contactPhone }),
  'loginsAccessRequest phone': async (phone) => {
    const request = { company: 'Somebody', name: 'Ana Ruiz', email: 'ana@harrow.example', phone, ...(await solvedCaptcha(kit.app)) };
    return (await call(kit.app, undefined, 'POST', '/api/Login/AccessRequest', request)).body;
  },
};

/** Judged by the same function; tried where their other fields are. */
const elsewhere = [
  'usersEdit phone',
  'usersAccept phone',
  'sysDepartsEdit phone',
  'dealerMastersAdd phone',
  'dealerMastersAdd firstAdmin.phone',
  'dealerMastersEdit phone',
  'subDealerRecordsSave phone',
  'subDealerRecordsRequest change.phone',
  'handoverTrainsSave ownerPhone',
  'handoverTrainsSave endUserPhone',
  'handoverTrainsSave trainees.phone',
  'trainSubmissionsSave lines.phone',
  'trainSubmissionsChangePeople lines.phone',
];

function phonesOf(schema: Schema | undefined, at = ''): string[] {
  const named = Object.entries(schema?.properties ?? {}).flatMap(([name, field]) =>
    /phone|mobile|whatsapp/i.test(name) ? [at + name] : phonesOf(field.items ?? field, `${at + name}.`),
  );
  return [...named, ...[...(schema?.allOf ?? []), ...(schema?.anyOf ?? [])].flatMap((part) => phonesOf(part, at))];
}

test('are all known', () => {
  const fields = operations.flatMap(({ id, method, body }) => (method === 'POST' ? phonesOf(body).map((field) => `${operationId(id)} ${field}`) : []));
  expect(fields.toSorted()).toEqual([...Object.keys(tries), ...elsewhere].toSorted());
});

describe.each(Object.entries(tries))('%s', (name, attempt) => {
  const field = name.split(' ')[1]!;
  test('says what is wrong', async () => {
    expect(findings(await attempt('call me'))).toEqual([expect.stringMatching(new RegExp(`^${field}: (A phone number has|电话号码只能)`))]);
    expect(findings(await attempt('12'))).toEqual([expect.stringMatching(/too short|太短/)]);
    expect(findings(await attempt('+56 9 5550 1402 5550'))).toEqual([expect.stringMatching(/too long|太长/)]);
  });
  test('takes an extension, and keeps it as it was typed', async () => expect(findings(await attempt('+56 2 2555 0140 转 8012'))).toEqual([]));
});

describe('a number that was stored before', () => {
  const old = 'see the office';
  test('of a user is kept while something else changes, and refused when it is typed anew', async () => {
    const { id } = (await ask('d001.admin', '/sys/user/add', { ...user('9 5550 1402'), username: 'old.number' })).result;
    const edit = async (change: object) => {
      const { version } = (await call(kit.app, kit.tokens['d001.admin'], 'GET', `/sys/user/queryById?id=${id}`)).body.result;
      const { username: _username, ...body } = user(old);
      return ask('d001.admin', '/sys/user/edit', { ...body, id, version, ...change });
    };
    await kit.db.updateTable('sysUser').set({ phone: old }).where('id', '=', id).execute();
    expect(await edit({ realname: 'Ana Maria' })).toMatchObject({ success: true });
    expect((await call(kit.app, kit.tokens.admin, 'GET', `/sys/user/queryById?id=${id}`)).body.result).toMatchObject({ phone: old, realname: 'Ana Maria' });
    expect(findings(await edit({ phone: 'see the other office' }))).toHaveLength(1);
  });

  test('of a department, a claim and a contact, too', async () => {
    const depart = { departName: texts('Phones'), sortNo: 1, status: 1 };
    const { id } = (await ask('admin', '/sys/sysDepart/add', { ...depart, pid: departIds.A01 })).result;
    await kit.db.updateTable('sysDepart').set({ phone: old }).where('id', '=', id).execute();
    expect(await ask('admin', '/sys/sysDepart/edit', { ...depart, sortNo: 2, phone: old, id, version: 1 })).toMatchObject({ success: true });
    const claim = await kit.complete();
    await kit.db.updateTable('warrantyClaim').set({ contactPhone: old }).where('id', '=', claim).execute();
    const { version } = await kit.detail('d001.service', claim);
    expect(await kit.save('d001.service', { id: claim, version, contactPhone: old, technician: 'Ana' })).toMatchObject({ success: true });
    const saved = (await ask('d001.admin', '/api/portal/contact/save', contact({ name: 'Pedro Soto' }))).result;
    await kit.db.updateTable('contact').set({ mobile: old }).where('id', '=', saved.id).execute();
    const again = contact({ name: 'Pedro Soto Rojas', mobile: old, id: saved.id, version: saved.version, isPrimary: 'Y' });
    expect(findings(await ask('d001.admin', '/api/portal/contact/save?confirm=1', again))).toEqual([]);
  });

  test("the company's number is judged when it is changed, and stays until then", async () => {
    const change = (value: string, version: number) => ask('admin', '/sys/config/edit', { items: [{ key: 'company.phone', value, version }] });
    expect(await change('call me', 0)).toMatchObject({ success: false, code: 422 });
    expect(await change('+86 755 2555 0140 转 8012', 0)).toMatchObject({ success: true });
  });
});

test('a workbook says it at its row, and stores the others', async () => {
  const titles = ['username', 'realname', 'userType', 'orgCodes', 'roleCodes', 'phone'];
  const rows = [
    ['row.one', 'One', 'dealer', 'B01A01', 'DLR_PARTS', '9 5550 1402'],
    ['row.two', 'Two', 'dealer', 'B01A01', 'DLR_PARTS', 'call me'],
  ];
  const { payload, headers } = multipart({}, { field: 'files[]', filename: 'users.xlsx', content: bytesOf(workbookOf([titles, ...rows])) });
  const answer = (
    await kit.app.inject({ method: 'POST', url: '/sys/user/importExcel', headers: { ...headers, 'x-access-token': kit.tokens.admin }, payload })
  ).json();
  expect(answer.result).toMatchObject({ successCount: 1, errorCount: 1 });
  expect(answer.result.files[0].problems).toMatchObject([{ row: 3, field: 'phone', code: 'field.phone' }]);
});
