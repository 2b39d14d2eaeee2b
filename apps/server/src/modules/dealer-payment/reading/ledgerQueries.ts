/** Reading lines of accounts. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { allowedActions } from '../../../documents/workflow.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { LedgerEntryItem } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { masked } from '../../../shared/hidden-fields/hideFields.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { between, equal, type Filter, keywords, oneOf } from '../../../shared/list/filters.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { type CurrentUser, isMaker } from '../../../shared/session/currentUser.ts';
import { type Direction, isOnOwnAccount } from '../../ledger/service.ts';
import { paymentWorkflow } from '../rules/workflow.ts';

export type LedgerQuery = NonNullable<Operations['ledgerEntriesList']['data']['query']>;

/** A line as it is read. */
interface EntryRow extends Omit<
  LedgerEntryItem,
  `${string}_dictText` | 'inAmount' | 'outAmount' | 'paymentAmount' | 'paidAmount' | 'payStatus' | 'allowedActions'
> {
  direction: Direction;
  amount: number;
}

/** Numbers of accounts are for the dealer's administrators and finance. */
export const knowsAccounts = ({ roles }: Pick<CurrentUser, 'roles'>): boolean => roles.some((role) => role === 'DLR_ADMIN' || role === 'MFR_FINANCE');

export const ownAccount = (number: string | null, user: Pick<CurrentUser, 'roles'>): string | null => (knowsAccounts(user) ? number : masked(number));

const isSettled = ({ services }: Context): RawBuilder<SqlBool> => {
  const hooks = services.modules.flatMap((module) => module.isSettled ?? []);
  return hooks.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(hooks, sql` or `)})`;
};

const selected = (context: Context): RawBuilder<EntryRow> => sql<EntryRow>`finance_ledger.*,
  case when ${isSettled(context)} then finance_ledger.amount else 0 end as settled_amount,
  (select reversal.entry_no from finance_ledger reversal where reversal.reverses_entry_no = finance_ledger.entry_no) as reversed_by`;

export function toEntry(context: Context, row: EntryRow): LedgerEntryItem {
  const { amount, direction, feeSource, reversesEntryNo, reversedBy } = row;
  const { user } = context;
  const isReversible = feeSource === 'dealerPayment' && reversesEntryNo === null && reversedBy === null;
  const state = { status: 'paid', submitBy: null, reversedBy } as Parameters<typeof allowedActions<'paid', 'reverse', never>>[2];
  const reply = {
    ...row,
    paymentAmount: amount,
    inAmount: direction === 'in' ? amount : null,
    outAmount: direction === 'out' ? amount : null,
    paidAmount: amount,
    payStatus: 'paid' as const,
    allowedActions: isReversible ? allowedActions({ reverse: paymentWorkflow.reverse } as never, user, state) : [],
  };
  return replyOf(context, 'LedgerEntryItem', reply as never, { accountNumber: ownAccount(row.accountNumber, user) });
}

const isOneAccount = ({ accountType, currency, dealerCode }: LedgerQuery, user: CurrentUser): boolean =>
  accountType !== undefined && currency !== undefined && (dealerCode !== undefined || !isMaker(user));

/** Of one account in the order of posting, in which balances run; else the newest first. */
export const ledgerList = (context: Context, query: LedgerQuery): ListDefinition<LedgerEntryItem, EntryRow> => ({
  table: 'financeLedger',
  columns: listColumns('ledgerEntriesList', 'financeLedger'),
  select: selected(context),
  defaultSort: { column: isOneAccount(query, context.user) ? 'postingSeq' : 'postTime', order: 'desc' },
  softDeleted: false,
  scope: (user) => isOnOwnAccount(user, 'financeLedger'),
  toReply: (row) => toEntry(context, row),
});

export const ledgerFilters = (_context: Context, query: LedgerQuery): Filter[] => [
  keywords(['financeLedger.entryNo', 'financeLedger.sourceNo', 'financeLedger.bankReference'], query.keyword),
  equal('financeLedger.accountType', query.accountType),
  equal('financeLedger.currency', query.currency),
  between('financeLedger.feeDate', query.feeDate_begin, query.feeDate_end),
  oneOf('financeLedger.feeType', query.feeType),
  equal('financeLedger.direction', query.direction),
  equal('financeLedger.sourceNo', query.sourceNo?.trim().toUpperCase()),
  equal('financeLedger.entryNo', query.entryNo?.trim().toUpperCase()),
  equal('financeLedger.dealerCode', query.dealerCode),
];

async function rowsWhere(context: Context, condition: RawBuilder<SqlBool>): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`select ${selected(context)} from finance_ledger
    where ${condition} and ${isOnOwnAccount(context.user, 'financeLedger')} order by post_time, posting_seq`.execute(context.db);
  return rows;
}

/** One line. @throws E-012 */
export async function findEntry(context: Context, id: string): Promise<LedgerEntryItem> {
  const [row] = await rowsWhere(context, sql<SqlBool>`finance_ledger.id = ${id}`);
  if (!row) throw refuse('E-012');
  return toEntry(context, row);
}

/** Lines that a payment has booked, and their reversals. */
export const entriesOf = async (context: Context, paymentId: string): Promise<LedgerEntryItem[]> =>
  (await rowsWhere(context, sql<SqlBool>`finance_ledger.source_id = ${paymentId} and finance_ledger.fee_source = 'dealerPayment'`)).map((row) =>
    toEntry(context, row),
  );
