import '../../src/modules/department/tables.ts';
import '../../src/modules/service-catalogue/tables.ts';
import { openAccounts } from '../../src/modules/ledger/service.ts';
import { openWarehouses } from '../../src/modules/stock/service.ts';
import { toTextByLanguage, type SixTexts } from '../../src/shared/messages/sixTexts.ts';
import { hashPassword } from '../../src/modules/user/password/password.ts';
import { insertUser } from '../../src/modules/user/administration/insertUser.ts';
import { json, newId, type Trx } from '../../src/shared/database/database.ts';
import { insertRows } from '../insertRows.ts';
import { marketGroups } from './marketGroups.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import '../../src/modules/contact/tables.ts';
import '../../src/modules/dealer/tables.ts';
import { contacts } from './contacts.ts';
import { loadSubDealers } from './loadSubDealers.ts';
import { type Dealer, dealerRoot, dealers, idleDealers, maker, makerDepartments, subDealers } from './organisations.ts';
import { demoPassword, demoUsers } from './users.ts';

const everywhere = (name: string): SixTexts => [name, name, name, name, name, name];

type Node = { orgCode: string; name: SixTexts; orgCategory: 1 | 2 | 3 | 4; dealerCode?: string; subDealerCode?: string };

/** The tree of departments, parents before children. */
const departments: readonly Node[] = [
  { ...maker, orgCategory: 1 },
  ...makerDepartments.map((department): Node => ({ ...department, orgCategory: 2 })),
  { ...dealerRoot, orgCategory: 1 },
  ...[...dealers, ...idleDealers].map(({ orgCode, dealerName, dealerCode }): Node => ({ orgCode, name: everywhere(dealerName), orgCategory: 3, dealerCode })),
  ...subDealers.map(({ orgCode, name, dealerCode, subDealerCode }): Node => ({
    orgCode,
    name: everywhere(name),
    orgCategory: 4,
    dealerCode,
    subDealerCode,
  })),
];

/** Loads market groups, the department tree and the dealers. */
export async function loadOrganisations(trx: Trx, today: string): Promise<void> {
  await insertRows(
    trx,
    'marketGroup',
    marketGroups.map(({ name, ...group }) => ({ ...group, name: json(toTextByLanguage(name)) })),
  );
  const ids = new Map(departments.map(({ orgCode }) => [orgCode, newId()]));
  await insertRows(
    trx,
    'sysDepart',
    departments.map(({ orgCode, name, orgCategory, dealerCode, subDealerCode }, sortNo) => ({
      id: ids.get(orgCode) as string,
      orgCode,
      pid: ids.get(orgCode.slice(0, -3)) ?? null,
      departName: json(toTextByLanguage(name)),
      orgCategory,
      dealerCode: dealerCode ?? null,
      subDealerCode: subDealerCode ?? null,
      sortNo,
      status: 1,
    })),
  );
  const all = [...dealers, ...idleDealers];
  await insertRows(
    trx,
    'dealer',
    all.map((dealer) => dealerRow(dealer, today)),
  );
  for (const { dealerCode, settlementCurrency } of all) await openAccounts({ db: trx }, { dealerCode, currency: settlementCurrency });
  for (const { dealerCode } of all) await openWarehouses({ db: trx }, { dealerCode });
  for (const { dealerCode, subDealerCode } of subDealers) await openWarehouses({ db: trx }, { dealerCode, subDealerCode });
  await loadSubDealers(trx, today);
  await loadContacts(trx, today);
}

/** So many days before today the dealers of the demo began, and their contracts end so many days after it. */
const begun: Readonly<Record<string, number>> = { D005: 120, D006: 1500 };
const begunByDefault = 900;
const ends: Readonly<Record<string, number>> = { D003: 45, D006: -365 };

/** Who does business no longer, and since when. Whoever is suspended was at work before, and is suspended by what users do. */
const terminated: Readonly<Record<string, { days: number; reason: string; opinion: string }>> = {
  D006: { days: 365, reason: 'performance', opinion: 'No sales for two seasons' },
};

/** As the maker's staff write them. */
const regionNames: Readonly<Record<string, string>> = {
  latam: 'Latin America',
  cis: 'Central Asia',
  africa_fr: 'West Africa',
  africa_pt: 'Southern Africa',
  africa_en: 'East Africa',
  asia: 'South-East Asia',
};

function dealerRow(dealer: Dealer, today: string) {
  const { dealerCode, dealerName, shortName, orgCode, country, language, settlementCurrency, timeZone, marketGroup } = dealer;
  const { region, province, address, lat, lng, attribute, industry, authorisedProducts, phone, email, contractNo } = dealer;
  const { bankName, bankTagNumber, accountNumber, creditLimit } = dealer;
  const end = terminated[dealerCode];
  const opened = addDays(today, -(begun[dealerCode] ?? begunByDefault));
  const since = end ? addDays(today, -end.days) : opened;
  return {
    dealerCode,
    dealerName,
    shortName,
    orgCode,
    country,
    region: regionNames[region] ?? region,
    language,
    currency: settlementCurrency,
    timeZone,
    marketGroup,
    province,
    address,
    lat,
    lng,
    attribute,
    industry: json(industry.split(',')),
    authorisedProducts: json(authorisedProducts),
    phone,
    email,
    contractNo,
    contractStart: opened,
    contractEnd: addDays(today, ends[dealerCode] ?? 400),
    dealerStatus: end ? ('terminated' as const) : ('active' as const),
    statusDate: since,
    statusTime: `${since} 10:00:00`,
    statusReason: end?.reason ?? null,
    statusOpinion: end?.opinion ?? null,
    createTime: `${opened} 09:00:00`,
    bankName,
    bankTagNumber,
    accountNumber,
    creditLimit,
  };
}

/** Those whom the maker writes to. */
const loadContacts = (trx: Trx, today: string): Promise<void> =>
  insertRows(
    trx,
    'contact',
    [...dealers, ...idleDealers].flatMap(({ dealerCode, dealerName, orgCode, phone, email, language }) =>
      (contacts[dealerCode] ?? []).map(({ type, name, mailGroups }) => ({
        id: newId(),
        orgCode,
        dealerCode,
        dealerName,
        subDealerCode: null,
        subDealerName: null,
        contactType: type,
        name,
        position: null,
        email: `${type}@${email.split('@')[1]}`,
        phone,
        mobile: null,
        whatsapp: null,
        language,
        isPrimary: 'Y' as const,
        receivesMail: [...mailGroups],
        remark: null,
        createBy: 'system',
        createTime: `${addDays(today, -90)} 09:00:00`,
      })),
    ),
  );

/** Loads the demo accounts, all with {@link demoPassword}. */
export async function loadUsers(trx: Trx): Promise<void> {
  // One hash for all: the password is public anyway, and hashing is slow on purpose.
  const passwordHash = await hashPassword(demoPassword);
  for (const { username, realname, phone, orgCodes, roles, language, timeZone, state } of demoUsers) {
    await insertUser(trx, {
      username,
      passwordHash,
      realname,
      phone,
      email: `${username}@harrow.example`,
      userType: roles.some((role) => role.startsWith('DLR_')) ? 'dealer' : 'maker',
      language,
      timezone: timeZone,
      roles,
      departs: orgCodes,
      needChangePassword: state === 'must_change_password',
      frozen: state === 'frozen',
      passwordAgeDays: state === 'password_expired' ? 100 : 0,
    });
  }
}
