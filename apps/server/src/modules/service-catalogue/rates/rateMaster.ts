import { type RawBuilder, sql } from 'kysely';
import type { LabourRateInput } from '../../../generated/types.gen.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import type { Context } from '../../../shared/context.ts';
import { joinFindings } from '../../../shared/master/findings.ts';
import type { Master } from '../../../shared/master/master.ts';
import { type MasterRow, recordset } from '../../../shared/master/masterHistory.ts';
import { endOpenPeriods, periodFindings, type PeriodTable } from '../../../shared/master/periods.ts';
import { type InvalidField, refuse } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import '../tables.ts';

const owner = ['dealerCode', 'marketGroup', 'currency'] as const;

/** Rules of labour rates, for their form and their import. */
export const rateMaster: Master<LabourRateInput> & PeriodTable = {
  name: 'labourRate',
  noun: 'service-catalogue',
  table: 'labourRate',
  form: 'labourRatesAdd',
  key: [...owner, 'validFrom'],
  nullable: ['dealerCode', 'marketGroup'],
  owner,
  keyField: 'validFrom',
  keyOf: ({ dealerCode, marketGroup, currency, validFrom }) => [dealerCode || marketGroup, currency, validFrom].join(' '),
  check: async (context, inputs) => {
    const rows = inputs.map(rateMaster.toRow);
    return joinFindings(inputs.map(wrongOwner), await changedHistory(context, rows), await periodFindings(context.db, rateMaster, rows));
  },
  toRow: ({ dealerCode, marketGroup, validTo, ...rate }) => ({
    ...rate,
    dealerCode: dealerCode || null,
    marketGroup: marketGroup || null,
    validTo: validTo ?? null,
  }),
  afterStore: (context, inputs) => endOpenPeriods(context, rateMaster, inputs.map(rateMaster.toRow)),
  async mayRemove({ user, services }, row) {
    if ((row['validFrom'] as string) <= today(user, services.now())) throw refuse('E-566');
  },
};

/** A rate is either a dealer's or a market group's. */
const wrongOwner = ({ dealerCode, marketGroup }: LabourRateInput): InvalidField[] =>
  Boolean(dealerCode) === Boolean(marketGroup) ? [{ field: 'dealerCode', code: 'rate.owner' }] : [];

interface Begun {
  at: number;
  /** The stored rate with the same key, which has begun. */
  ratePerHour: number | null;
  validTo: string | null;
  /** First day of the open rate that the new one would end. */
  openFrom: string | null;
}

const sameOwner: RawBuilder<unknown> = sql`stored.dealer_code is not distinct from given.dealer_code and stored.market_group is not distinct from given.market_group
  and stored.currency = given.currency`;

/** What has begun only gets an end, yesterday at the earliest, and that of the one before a new rate, too (E-566). */
async function changedHistory({ db, user, services }: Context, rows: readonly MasterRow[]): Promise<InvalidField[][]> {
  const day = today(user, services.now());
  const numbered = rows.map((row, at) => ({ ...row, version: at }));
  const { rows: begun } = await sql<Begun>`select given.version as at, same.rate_per_hour, same.valid_to,
      (select max(stored.valid_from) from labour_rate stored where ${sameOwner} and stored.valid_to is null
        and stored.valid_from <= ${day}::date and stored.valid_from < given.valid_from) as open_from
    from ${recordset('labourRate', numbered)} given
    left join labour_rate same on same.dealer_code is not distinct from given.dealer_code and same.market_group is not distinct from given.market_group
      and same.currency = given.currency and same.valid_from = given.valid_from and same.valid_from <= ${day}::date`.execute(db);
  const found = new Map(begun.map((row) => [row.at, row]));
  return rows.map((row, at) => {
    const { ratePerHour = null, validTo = null, openFrom = null } = found.get(at) ?? {};
    const end = row['validTo'] as string | null;
    if (ratePerHour !== null) {
      if (row['ratePerHour'] !== ratePerHour) return [{ field: 'ratePerHour', code: 'E-566' }];
      const isEndKept = end === validTo || (end === null ? (validTo ?? day) >= day : end >= addDays(day, -1) && (validTo ?? day) >= addDays(day, -1));
      return isEndKept ? [] : [{ field: 'validTo', code: 'E-566' }];
    }
    return openFrom !== null && (row['validFrom'] as string) < day ? [{ field: 'validFrom', code: 'E-566' }] : [];
  });
}
