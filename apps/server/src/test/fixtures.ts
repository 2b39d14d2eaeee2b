import { type InsertObject, sql } from 'kysely';
import type { MarketGroupTable } from '../modules/department/tables.ts';
import { insertUser, type NewUser } from '../modules/user/administration/insertUser.ts';
import { emptySubDealer } from '../modules/sub-dealer/tables.ts';
import { hashPassword } from '../modules/user/password/password.ts';
import { type Database, inTransaction, json, type Db } from '../shared/database/database.ts';
import { languages, type Texts } from '../shared/messages/messages.ts';

/** Password of every test user. */
export const testPassword = 'Harrow#2026';

const everywhere = (text: string): string => json(Object.fromEntries(languages.map((language) => [language, text])) as Texts);

const marketGroups: readonly { code: MarketGroupTable['code']; region: string }[] = [
  { code: 'LATAM', region: 'latam' },
  { code: 'CIS', region: 'cis' },
];

const departs = [
  { orgCode: 'A01', name: 'Northfield', orgCategory: 1, dealerCode: null, subDealerCode: null },
  { orgCode: 'A01A01', name: 'Service', orgCategory: 2, dealerCode: null, subDealerCode: null },
  { orgCode: 'B01', name: 'Dealers', orgCategory: 2, dealerCode: null, subDealerCode: null },
  { orgCode: 'B01A01', name: 'AgroAndes', orgCategory: 3, dealerCode: 'D001', subDealerCode: null },
  { orgCode: 'B01A01A01', name: 'Temuco', orgCategory: 4, dealerCode: 'D001', subDealerCode: 'D001-01' },
  { orgCode: 'B01A02', name: 'Steppe', orgCategory: 3, dealerCode: 'D002', subDealerCode: null },
] as const;

/** Ids of the departments, the same in every test. */
export const departIds = Object.fromEntries(departs.map(({ orgCode }, at) => [orgCode, `${at + 1}`.padStart(32, 'd')])) as Record<
  (typeof departs)[number]['orgCode'],
  string
>;
const parentOf = (orgCode: string): string | null => departIds[orgCode.slice(0, -3) as keyof typeof departIds] ?? null;

const dealers = [
  {
    dealerCode: 'D001',
    dealerName: 'AgroAndes',
    orgCode: 'B01A01',
    country: 'CL',
    language: 'es',
    currency: 'USD',
    timeZone: 'America/Santiago',
    marketGroup: 'LATAM',
    dealerStatus: 'active',
  },
  {
    dealerCode: 'D002',
    dealerName: 'Steppe',
    orgCode: 'B01A02',
    country: 'KZ',
    language: 'ru',
    currency: 'RMB',
    timeZone: 'Asia/Almaty',
    marketGroup: 'CIS',
    dealerStatus: 'active',
  },
] as const;

const subDealer: InsertObject<Database, 'subDealer'> = {
  ...emptySubDealer,
  businessScope: json(['sales', 'service', 'parts']) as unknown as string[],
  id: '1'.padStart(32, 'e'),
  orgCode: 'B01A01',
  unitOrgCode: 'B01A01A01',
  dealerCode: 'D001',
  dealerName: 'AgroAndes',
  subDealerCode: 'D001-01',
  subDealerName: 'Temuco',
  name: 'Temuco',
  country: 'CL',
  region: 'Araucanía',
  address: 'Av. Caupolicán 110, Temuco',
  phone: '+56 45 255 0140',
  manager: 'Carla Reyes',
  workshopLevel: 'B',
  mechanicsCount: 4,
  serviceRadiusKm: 120,
  cooperationStart: '2024-03-01',
  status: 'pass',
  dealerStatus: 'active',
  statusDate: '2024-03-01',
  statusTime: '2024-03-01 10:00:00',
  submitBy: 'd001.admin',
  submitTime: '2024-02-20 10:00:00',
  createBy: 'd001.admin',
  createTime: '2024-02-20 09:00:00',
};

type TestUser = Omit<NewUser, 'passwordHash' | 'realname' | 'language' | 'timezone'> & { language?: NewUser['language'] };

const dealerUser = (username: string, role: string, org: string, more: Partial<TestUser> = {}): TestUser => ({
  username,
  userType: 'dealer',
  roles: [role],
  departs: [org],
  ...more,
});
const makerUser = (username: string, role: string, more: Partial<TestUser> = {}): TestUser => ({
  username,
  userType: 'maker',
  roles: [role],
  departs: ['A01A01'],
  ...more,
});

const users: readonly TestUser[] = [
  makerUser('admin', 'SYS_ADMIN'),
  makerUser('wang.service', 'MFR_SERVICE'),
  makerUser('li.service', 'MFR_SERVICE'),
  makerUser('zhao.manager', 'MFR_SVC_MGR'),
  makerUser('chen.parts', 'MFR_PARTS'),
  makerUser('sun.sales', 'MFR_SALES'),
  makerUser('qian.finance', 'MFR_FINANCE'),
  makerUser('zhou.training', 'MFR_TRAINING'),
  /** Looks after CIS only: sees D002, not D001. */
  makerUser('cis.service', 'MFR_SERVICE', { marketGroups: ['CIS'] }),
  dealerUser('d001.admin', 'DLR_ADMIN', 'B01A01'),
  dealerUser('d001.service', 'DLR_SERVICE', 'B01A01'),
  dealerUser('d001.parts', 'DLR_PARTS', 'B01A01'),
  dealerUser('d001.sales', 'DLR_SALES', 'B01A01'),
  dealerUser('d00101.service', 'DLR_SERVICE', 'B01A01A01'),
  dealerUser('d002.admin', 'DLR_ADMIN', 'B01A02'),
  dealerUser('d002.service', 'DLR_SERVICE', 'B01A02'),
  dealerUser('old.password', 'DLR_SERVICE', 'B01A01', { passwordAgeDays: 100 }),
  dealerUser('first.login', 'DLR_SERVICE', 'B01A01', { needChangePassword: true }),
  dealerUser('frozen.user', 'DLR_SERVICE', 'B01A01', { frozen: true }),
  dealerUser('nodept.user', 'DLR_SERVICE', '', { departs: [] }),
  dealerUser('multi.dept', 'DLR_SERVICE', '', { departs: ['B01A01', 'B01A02'] }),
];

let passwordHash: Promise<string> | undefined;

/** Two dealers (one with a sub-dealer), reviewers, a manager, an administrator and users in special states; all speak English. */
export async function insertFixtures(db: Db): Promise<void> {
  const hash = await (passwordHash ??= hashPassword(testPassword));
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('marketGroup')
      .values(marketGroups.map(({ code, region }) => ({ code, region, name: everywhere(code) })))
      .execute();
    await trx
      .insertInto('sysDepart')
      .values(departs.map(({ name, ...depart }) => ({ ...depart, id: departIds[depart.orgCode], pid: parentOf(depart.orgCode), departName: everywhere(name) })))
      .execute();
    await trx
      .insertInto('dealer')
      .values([...dealers])
      .execute();
    await trx.insertInto('subDealer').values(subDealer).execute();
    await sql`insert into sequence (series, last_no) values ('D001', 1)`.execute(trx);
    for (const user of users) await insertUser(trx, { realname: user.username, language: 'en', timezone: 'Asia/Shanghai', ...user, passwordHash: hash });
  });
}
