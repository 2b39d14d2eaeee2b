import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { actOnAll } from '../../documents/actOnAll.ts';
import { typeOf } from '../../documents/family.ts';
import type { AnyKind } from '../../documents/kind.ts';
import type { Operations } from '../../generated/operations.gen.ts';
import type { Context } from '../../shared/context.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { snake } from '../../shared/database/columnNames.ts';
import { mentions } from '../../shared/list/mentions.ts';
import type { Language } from '../../shared/messages/messages.ts';
import { badRequest } from '../../shared/refusal/refusal.ts';
import { scopeCondition } from '../../shared/scope/scope.ts';
import { departCondition } from '../../shared/scope/sourceScope.ts';
import type { Services } from '../../shared/services.ts';
import { countingCoefficients } from '../coefficient/service.ts';
import { listCurrencies } from '../exchange-rate/service.ts';
import { orderTypeOptions } from '../order-type/service.ts';
import type { Dictionaries } from '../dictionary/service.ts';
import { type CurrentUser, isMaker } from '../../shared/session/currentUser.ts';

/** Most a choice shows; who looks for more types a keyword. */
const maxOptions = 100;

type Group = Operations['generalListMarketGroup']['reply']['result'][number];

export const generalRoutes = ({ db, dictionaries }: Services): Handlers<'dealers'> & Handlers<'subDealers'> & Handlers<'general'> => ({
  async dealersOptions({ query, user }) {
    // A sub-dealer's documents belong to its dealer, so the filter offers just this one.
    const own = isMaker(user) ? scopeCondition(user, 'dealer') : sql<SqlBool>`dealer_code = ${user.dealerCode}`;
    const { rows } = await sql<{ value: string; text: string }>`
      select dealer_code as value, dealer_name as text from dealer
      where ${mentions(query.keyword ?? '', 'dealerCode', 'dealerName')} and ${own ?? sql`true`}
      order by dealer_code limit ${sql.lit(maxOptions)}`.execute(db);
    return rows;
  },

  async subDealersSubDealerList({ query, user, language }) {
    const wanted = isMaker(user) ? query.dealerCode : user.dealerCode;
    const { rows } = await sql<{ value: string; text: string }>`select unit.sub_dealer_code as value, depart_name ->> ${language}::text as text
      from sub_dealer unit join sys_depart on sys_depart.org_code = unit.unit_org_code
      where unit.dealer_status = 'active' and unit.del_flag = 0 and ${departCondition(user, 'sys_depart') ?? sql`true`}
        and (${wanted ?? null}::text is null or unit.dealer_code = ${wanted ?? null}) order by 1 limit ${sql.lit(maxOptions)}`.execute(db);
    return rows;
  },

  async generalListMarketGroup({ query, user, language }) {
    const { rows } = await sql<Group>`select code as value, name ->> ${language}::text as text, region, manager_user,
        (select realname from sys_user where username = market_group.manager_user) as manager_name from market_group
      where enabled = 'Y' and ${mentions(query.keyword ?? '', 'code', sql`name ->> ${language}::text`)} and ${groupsOf(user)}
      order by code limit ${sql.lit(maxOptions)}`.execute(db);
    return rows;
  },

  generalListCurrency: ({ context }) => listCurrencies(context),
  generalOrderType: ({ context, query }) => orderTypeOptions(context, query),
  generalCoefficient: ({ context, query }) => countingCoefficients(context, query),
  generalListAttribute: ({ language }) => optionsOf(dictionaries, 'dealer_attribute', language),
  generalListIndustry: ({ language }) => optionsOf(dictionaries, 'industry', language),

  async generalDeleteForm({ query, commit, context }) {
    const drafts = kindWithDrafts(context, query.tableName);
    const kind = drafts && (await typeOf(context.services, drafts.docType, query.ids.split(',')[0]))?.kind;
    if (!kind) throw badRequest('contract.invalid', { fields: 'tableName' });
    return commit((within) => actOnAll(within, kind, 'delete', { ids: query.ids.split(',') }));
  },
});

/** The groups that a user's dealers belong to; for most of the maker all. */
const groupsOf = ({ userType, marketGroups, dealerCode }: CurrentUser): RawBuilder<SqlBool> => {
  if (userType === 'dealer') return sql<SqlBool>`code = (select market_group from dealer where dealer_code = ${dealerCode})`;
  return marketGroups.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`code = any(${marketGroups})`;
};

const optionsOf = (dictionaries: Dictionaries, code: string, language: Language) =>
  (dictionaries.items(code) ?? []).map(({ value, texts }) => ({ value, text: texts[language] }));

/** The kind of document that a table holds, if its drafts can be deleted. @param table as in the database */
const kindWithDrafts = ({ services }: Context, table: string): AnyKind | undefined =>
  [...services.documents.values()]
    .map(({ kind }) => kind)
    .find(({ table: name, workflow }) => snake(name) === table && workflow['delete']?.from.includes('draft'));
