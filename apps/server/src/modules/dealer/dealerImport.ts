/** Dealers by workbook: new codes are opened, those that exist are changed. Bank and status are never imported. */
import { act } from '../../documents/act.ts';
import type { NewDealer } from '../../generated/types.gen.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import type { ImportDefinition } from '../../shared/import/importDefinition.ts';
import { joinFindings } from '../../shared/master/findings.ts';
import { importFields } from '../../shared/master/formRules.ts';
import { fieldName } from '../../shared/messages/messages.ts';
import type { InvalidField } from '../../shared/refusal/refusal.ts';
import { isInScope } from '../../shared/scope/scope.ts';
import { dealerKind } from './dealerKind.ts';
import { noPassword } from '../user/service.ts';
import { checkNew, openDealer } from './actions/openDealer.ts';
import { checkDealers } from './rules/checkDealers.ts';
import './tables.ts';

const stored = ({ db }: Context, dealerCode: string) =>
  db.selectFrom('dealer').select(['id', 'version', 'currency', 'dealerStatus', 'dealerName']).where('dealerCode', '=', dealerCode).executeTakeFirst();

/** A dealer that exists keeps its currency (E-557), is in scope (E-012) and not terminated (E-552); a new one is free to be opened. */
async function checkRow(context: Context, input: NewDealer): Promise<InvalidField[]> {
  const { db, user } = context;
  const found = await stored(context, input.dealerCode);
  if (!found) return checkNew(context, input);
  const isOwn = await db.selectFrom('dealer').select('id').where('id', '=', found.id).where(isInScope(dealerKind, user)).executeTakeFirst();
  if (!isOwn) return [{ field: 'dealerCode', code: 'E-012' }];
  if (found.dealerStatus === 'terminated') return [{ field: 'dealerCode', code: 'E-552', params: { dealer: found.dealerName } }];
  return found.currency === input.settlementCurrency
    ? []
    : [{ field: 'settlementCurrency', code: 'E-557', params: { field: fieldName(user.language, 'dealer', 'settlementCurrency') } }];
}

async function store(context: TrxContext, inputs: readonly NewDealer[]): Promise<void> {
  for (const { firstAdmin: _none, ...input } of inputs) {
    const found = await stored(context, input.dealerCode);
    const { adminUsername: _username, adminRealname: _realname, adminEmail: _email, ...changes } = input;
    // Users made by a workbook have no password until they choose one by an invitation, or an administrator gives them one.
    if (found) await act(context, dealerKind, 'edit', { id: found.id, version: found.version, confirm: true, changes });
    else await openDealer(context, input, noPassword);
  }
}

export const dealerImport: ImportDefinition<NewDealer> = {
  name: 'dealer',
  noun: 'dealer',
  form: 'dealerMastersAdd',
  keyField: 'dealerCode',
  keyOf: ({ dealerCode }) => dealerCode,
  fields: importFields('dealerMastersAdd').filter(({ name }) => name !== 'firstAdmin'),
  check: async (context, inputs) => {
    const rows: InvalidField[][] = [];
    for (const input of inputs) rows.push(await checkRow(context, input));
    return joinFindings(await checkDealers(context, inputs), rows, twice(inputs));
  },
  store,
};

/** Two rows cannot make the same user. */
const twice = (inputs: readonly NewDealer[]): InvalidField[][] => {
  const seen = new Set<string>();
  return inputs.map(({ adminUsername }) => {
    const name = adminUsername?.toLowerCase();
    if (!name) return [];
    if (seen.has(name)) return [{ field: 'adminUsername', code: 'field.taken' }];
    seen.add(name);
    return [];
  });
};
