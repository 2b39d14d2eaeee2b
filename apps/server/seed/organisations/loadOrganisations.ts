import '../../src/modules/department/tables.ts';
import '../../src/modules/service-catalogue/tables.ts';
import { openAccounts } from '../../src/modules/ledger/service.ts';
import { toTextByLanguage, type SixTexts } from '../../src/shared/messages/sixTexts.ts';
import { hashPassword } from '../../src/modules/user/password.ts';
import { insertUser } from '../../src/modules/user/insertUser.ts';
import { json, newId, type Trx } from '../../src/shared/database/database.ts';
import { insertRows } from '../insertRows.ts';
import { dealerRoot, dealers, maker, makerDepartments, subDealers } from './organisations.ts';
import { marketGroups } from './marketGroups.ts';
import { demoPassword, demoUsers } from './users.ts';

const everywhere = (name: string): SixTexts => [name, name, name, name, name, name];

type Node = { orgCode: string; name: SixTexts; orgCategory: 1 | 2 | 3 | 4; dealerCode?: string; subDealerCode?: string; suspended?: boolean };

/** The tree of departments, parents before children. */
const departments: readonly Node[] = [
  { ...maker, orgCategory: 1 },
  ...makerDepartments.map((department): Node => ({ ...department, orgCategory: 2 })),
  { ...dealerRoot, orgCategory: 1 },
  ...dealers.map(({ orgCode, dealerName, dealerCode }): Node => ({ orgCode, name: everywhere(dealerName), orgCategory: 3, dealerCode })),
  ...subDealers.map(({ orgCode, name, dealerCode, subDealerCode, dealerStatus }): Node => ({
    orgCode,
    name: everywhere(name),
    orgCategory: 4,
    dealerCode,
    subDealerCode,
    suspended: dealerStatus === 'suspended',
  })),
];

/** Loads market groups, the department tree and the dealers. */
export async function loadOrganisations(trx: Trx): Promise<void> {
  await insertRows(
    trx,
    'marketGroup',
    marketGroups.map(({ name, ...group }) => ({ ...group, name: json(toTextByLanguage(name)) })),
  );
  const ids = new Map(departments.map(({ orgCode }) => [orgCode, newId()]));
  await insertRows(
    trx,
    'sysDepart',
    departments.map(({ orgCode, name, orgCategory, dealerCode, subDealerCode, suspended }, sortNo) => ({
      id: ids.get(orgCode) as string,
      orgCode,
      pid: ids.get(orgCode.slice(0, -3)) ?? null,
      departName: json(toTextByLanguage(name)),
      orgCategory,
      dealerCode: dealerCode ?? null,
      subDealerCode: subDealerCode ?? null,
      sortNo,
      status: suspended ? 2 : 1,
    })),
  );
  await insertRows(
    trx,
    'dealer',
    dealers.map(
      ({
        dealerCode,
        dealerName,
        orgCode,
        country,
        language,
        settlementCurrency,
        timeZone,
        marketGroup,
        bankName,
        bankTagNumber,
        accountNumber,
        creditLimit,
      }) => ({
        dealerCode,
        dealerName,
        orgCode,
        country,
        language,
        currency: settlementCurrency,
        timeZone,
        marketGroup,
        dealerStatus: 'active' as const,
        bankName,
        bankTagNumber,
        accountNumber,
        creditLimit,
      }),
    ),
  );
  for (const { dealerCode, settlementCurrency } of dealers) await openAccounts({ db: trx }, { dealerCode, currency: settlementCurrency });
}

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
