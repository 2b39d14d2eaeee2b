/** Rules of exchange rates, for their form and their import. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { makerDay } from '../../shared/makerDay.ts';
import { nextNumber } from '../../documents/numbers/nextNumber.ts';
import { renewStanding } from '../../documents/todo/standingTask.ts';
import type { ExchangeRateInput } from '../../generated/types.gen.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import { joinFindings } from '../../shared/master/findings.ts';
import type { Master } from '../../shared/master/master.ts';
import { type MasterRow, recordset } from '../../shared/master/masterHistory.ts';
import { askFirst, type InvalidField, refuse } from '../../shared/refusal/refusal.ts';
import { enterRates } from './rateTask.ts';
import './tables.ts';

const key = ['currency', 'rateDate'] as const;

export const rateMaster: Master<ExchangeRateInput> = {
  name: 'exchangeRate',
  noun: 'exchange-rate',
  table: 'exchangeRate',
  form: 'exchangeRatesAdd',
  key,
  keyField: 'rateDate',
  keyOf: ({ currency, rateDate }) => `${currency} ${rateDate}`,
  check: async (context, inputs) => joinFindings(inputs.map(notYet(context)), await usedFindings(context, inputs.map(rateMaster.toRow))),
  toRow: ({ currency, rateDate, rateToRmb, source = 'manual' }) => ({ currency, rateDate, rateToRmb, source }),
  afterStore: (context, inputs) => nameRun(context, inputs.map(rateMaster.toRow)),
  afterChange: (context) => renewStanding(context, enterRates),
  async mayRemove({ db }, { id }) {
    const { rows } = await sql`select from exchange_rate where id = ${id} and ${isUsed('exchange_rate')}`.execute(db);
    if (rows.length > 0) throw refuse('exchangeRate.used');
  },
};

/** As a workbook has them; an import cannot ask about a rate that differs much. */
export const importedRates: Master<ExchangeRateInput> = {
  ...rateMaster,
  check: async (context, inputs) => joinFindings(await rateMaster.check!(context, inputs), await deviationFindings(context, inputs)),
  toRow: ({ source = 'import', ...input }) => rateMaster.toRow({ ...input, source }),
};

/**
 * Whether an entry was booked at a rate: it bears the rate, and no later one up to its day was the same.
 * @param rate alias of its row
 */
export const isUsed = (rate: string): RawBuilder<SqlBool> => {
  const of = (column: string) => sql.ref(`${rate}.${column}`);
  return sql<SqlBool>`exists (select from finance_ledger line
    where line.currency = ${of('currency')} and line.exchange_rate = ${of('rateToRmb')} and line.fee_date >= ${of('rateDate')}
      and not exists (select from exchange_rate later where later.currency = line.currency and later.rate_date > ${of('rateDate')}
        and later.rate_date <= line.fee_date and later.rate_to_rmb = line.exchange_rate))`;
};

const notYet =
  ({ services }: Pick<Context, 'services'>) =>
  ({ rateDate }: ExchangeRateInput): InvalidField[] =>
    rateDate > makerDay(services) ? [{ field: 'rateDate', code: 'exchangeRate.notYet' }] : [];

/** Bookings remain explained by the rate they used. */
async function usedFindings({ db }: Context, rows: readonly MasterRow[]): Promise<InvalidField[][]> {
  const numbered = rows.map((row, at) => ({ ...row, version: at }));
  const { rows: used } = await sql<{ at: number }>`select given.version as at from ${recordset('exchangeRate', numbered)} given
    join exchange_rate stored on stored.currency = given.currency and stored.rate_date = given.rate_date and stored.rate_to_rmb <> given.rate_to_rmb
    where ${isUsed('stored')}`.execute(db);
  const found = new Set(used.map(({ at }) => at));
  return rows.map((_, at) => (found.has(at) ? [{ field: 'rateToRmb', code: 'exchangeRate.used' }] : []));
}

interface DatedRate {
  currency: string;
  rateDate: string;
  rateToRmb: number;
  /** Which of the given rates it is; undefined: a stored one. */
  at?: number;
}

/** By how many percent each rate differs from the one before it, stored or given, where that is more than it may. One that differs too much is no measure for the next. */
async function deviationsOf({ db, services }: Context, inputs: readonly ExchangeRateInput[]): Promise<Map<number, number>> {
  const most = services.parameters.number('fx.maxDeviationPct');
  const currencies = [...new Set(inputs.map(({ currency }) => currency))];
  const stored =
    currencies.length === 0
      ? []
      : await db.selectFrom('exchangeRate').select(['currency', 'rateDate', 'rateToRmb']).where('currency', 'in', currencies).execute();
  const given = new Set(inputs.map(rateMaster.keyOf));
  // A stored rate of the same day is replaced.
  const kept: DatedRate[] = stored.filter(({ currency, rateDate }) => !given.has(`${currency} ${rateDate}`));
  const rates = [...kept, ...inputs.map((input, at) => ({ ...input, at }))].toSorted((a, b) => a.rateDate.localeCompare(b.rateDate));
  const before = new Map<string, number>();
  const deviations = new Map<number, number>();
  for (const { currency, rateToRmb, at } of rates) {
    const last = before.get(currency);
    const percent = last === undefined ? 0 : Math.round(Math.abs(rateToRmb / last - 1) * 1e8) / 1e6;
    if (at !== undefined && percent > most) deviations.set(at, Math.round(percent * 100) / 100);
    else before.set(currency, rateToRmb);
  }
  return deviations;
}

async function deviationFindings(context: Context, inputs: readonly ExchangeRateInput[]): Promise<InvalidField[][]> {
  const deviations = await deviationsOf(context, inputs);
  return inputs.map((_, at) => (deviations.has(at) ? [{ field: 'rateToRmb', code: 'W-527', params: { n: deviations.get(at)! } }] : []));
}

/** Asks about a rate that differs much from the one before it. @throws W-527 */
export async function askAboutDeviation(context: Context, input: ExchangeRateInput, { confirm }: { confirm: boolean }): Promise<void> {
  if (confirm) return;
  const n = (await deviationsOf(context, [input])).get(0);
  if (n !== undefined) throw askFirst([{ code: 'W-527', params: { n } }]);
}

/** One number for all rates of a save or of a file. */
async function nameRun({ db, user, services }: TrxContext, rows: readonly MasterRow[]): Promise<void> {
  const runNo = await nextNumber(db, { code: 'exchangeRate', dealerCode: null, day: makerDay(services) });
  await sql`update exchange_rate set run_no = ${runNo}, update_by = ${user.username} from ${recordset('exchangeRate', rows)} given
    where exchange_rate.currency = given.currency and exchange_rate.rate_date = given.rate_date`.execute(db);
}
