/** Who reads what about other people: a read that shows personal data asks for a right of its own noun, or says why it does not. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { up as giveRightsOfMail } from '../../migrations/0640_rights_of_mail.ts';
import { operations, type Operation, type Schema } from '../../test/contract/operations.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

const personal =
  /^(?:username|realname|operator(?:Name)?|(?:\w*[pP])?hone|mobile|whatsapp|(?:\w*E|e)mail|ip|toAddress|accountNumber|owner(?:Name|Phone|IdNo|Address)|endUser(?:Name|Phone)|insured(?:Name|IdNo)|contactName|technician|trainer|traineeName|createBy)$/;

function fieldsOf(schema: Schema | undefined): string[] {
  if (!schema) return [];
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  return [...Object.entries(properties).flatMap(([name, inner]) => [name, ...fieldsOf(inner)]), ...[items, ...anyOf, ...oneOf, ...allOf].flatMap(fieldsOf)];
}

/** What everybody who signs in reads about others, and why. */
const ofEverybody: Readonly<Record<string, string>> = {
  Approvals_comments: 'whoever sees the record',
  Approvals_log: 'whoever sees the record',
  Attachments_list: 'whoever sees the record',
  DataLogs_list: 'whoever sees the record',
  SavedViews_list: 'views that somebody shared',
  Messages_mailMode: 'the own address',
  PrintData_data: 'the ticket of a user who may print the record',
  PrintUrls_paper: 'whoever may print the kind and sees the record',
  Mocks_user: 'invented people',
  Configs_client: 'the maker’s own address and phone',
  Users_getMultiUser: 'colleagues in the reader’s scope, for pickers',
  Users_list: 'colleagues in the reader’s scope, for pickers',
  Users_queryUserComponentData: 'colleagues in the reader’s scope, for pickers',
};

/** The module of rights of a tag that has no rights of its own name, and why that is right. */
const rightsOf: Readonly<Record<string, readonly string[]>> = {
  // Sign-ins and sessions are what the logs say.
  online: ['log'],
  // Designers of reports see each other.
  report: ['dictionary'],
  workbench: ['publicnotice'],
  department: ['depart'],
  // Months of the books belong to those who keep statements.
  financePeriod: ['monthlyCollectReceipts'],
  // Its rights are called after the registration.
  trainSubmission: ['trainingRegistration'],
  // One family of calls for two kinds.
  forceInsurance: ['forceInsurance', 'maintenance'],
  // Whoever writes such a document finds its machine.
  vehicle: ['vehicle', 'warrantyClaim', 'maintenance', 'extendInsurance'],
};

const moduleOf = ({ permission }: Operation): string[] => permission.split('|').map((right) => right.split(':', 1)[0]!);
const reads = operations.filter(({ method, replies }) => method === 'GET' && fieldsOf(replies['200']).some((name) => personal.test(name)));

test('a read of personal data asks for a right of its own noun', () => {
  expect(reads.length).toBeGreaterThan(40);
  const open = reads.filter(({ permission }) => permission === 'login' || permission === 'public').map(({ id }) => id);
  expect(open.filter((id) => ofEverybody[id] === undefined)).toEqual([]);
  const foreign = reads.filter((read) => !open.includes(read.id) && !moduleOf(read).every((module) => (rightsOf[read.tag] ?? [read.tag]).includes(module)));
  expect(foreign.map(({ id, permission }) => `${id} asks for ${permission}`)).toEqual([]);
});

test('its workbook asks for no other noun', () => {
  const exports = reads.flatMap((read) => {
    const workbook = operations.find(({ id }) => id === read.id.replace(/_list$/, '_exportXls'));
    return workbook && workbook !== read && read.permission !== 'login' ? [{ read, workbook }] : [];
  });
  expect(exports.length).toBeGreaterThan(5);
  expect(
    exports.filter(({ read, workbook }) => moduleOf(workbook).some((module) => !moduleOf(read).includes(module))).map(({ workbook }) => workbook.id),
  ).toEqual([]);
});

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, 'admin');
});
afterAll(() => app.close());

const kept = ['/sys/mail/list', '/sys/mail/status', '/sys/mail/exportXls', '/sys/sequence/list', '/sys/lowApp/list', '/sys/lowApp/exportXls'];

test.each(['wang.service', 'zhao.manager', 'chen.parts', 'sun.sales', 'qian.finance', 'd001.admin'])(
  '%s reads no mails, number rules or low apps',
  async (name) => {
    const token = await signIn(app, name);
    for (const path of kept) expect([path, (await call(app, token, 'GET', path).catch(() => ({ status: 0 }))).status]).toEqual([path, 403]);
  },
);

test('administrators do, and give the rights to others', async () => {
  for (const path of kept.filter((one) => !one.endsWith('Xls'))) expect([path, (await call(app, admin, 'GET', path)).status]).toEqual([path, 200]);
  const tree: { key: string; children: { key: string }[] }[] = (await call(app, admin, 'GET', '/sys/role/permissionTree')).body.result;
  const offered = tree.filter(({ key }) => ['mail', 'sequence', 'lowApp'].includes(key)).flatMap(({ children }) => children.map(({ key }) => key));
  expect(offered.toSorted()).toEqual([
    'lowApp:add',
    'lowApp:batch_delete',
    'lowApp:delete',
    'lowApp:edit',
    'lowApp:export',
    'lowApp:query',
    'mail:edit',
    'mail:export',
    'mail:query',
    'sequence:edit',
    'sequence:query',
  ]);
});

test('of stored roles those that were trusted with system parameters go on, and the others lose them', async () => {
  const { db } = app.services;
  const role = async (roleCode: string, ...permissions: string[]) => {
    await db.insertInto('sysRole').values({ roleCode, roleName: roleCode, description: null, dataScope: 'ALL', createBy: 'admin' }).execute();
    await db
      .insertInto('sysRolePermission')
      .values(permissions.map((permission) => ({ roleCode, permission })))
      .execute();
  };
  await role('OPERATORS', 'parameter:query', 'parameter:system');
  await role('READERS', 'parameter:query', 'parameter:export');
  await giveRightsOfMail(db as never);
  const of = async (roleCode: string) =>
    (await db.selectFrom('sysRolePermission').select('permission').where('roleCode', '=', roleCode).orderBy('permission').execute()).map(
      ({ permission }) => permission,
    );
  expect(await of('READERS')).toEqual(['parameter:export', 'parameter:query']);
  expect(await of('OPERATORS')).toEqual([
    'lowApp:add',
    'lowApp:batch_delete',
    'lowApp:delete',
    'lowApp:edit',
    'lowApp:query',
    'mail:edit',
    'mail:query',
    'parameter:query',
    'parameter:system',
    'sequence:edit',
    'sequence:query',
  ]);
});
