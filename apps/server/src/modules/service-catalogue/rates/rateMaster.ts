import type { LabourRateInput } from '../../../generated/types.gen.ts';
import { begunFindings, mustNotHaveBegun } from '../../../shared/master/begunPeriods.ts';
import { joinFindings } from '../../../shared/master/findings.ts';
import type { Master } from '../../../shared/master/master.ts';
import { endOpenPeriods, periodFindings, type PeriodTable } from '../../../shared/master/periods.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
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
    return joinFindings(
      inputs.map(wrongOwner),
      await begunFindings(context, rateMaster, rows, 'ratePerHour'),
      await periodFindings(context.db, rateMaster, rows),
    );
  },
  toRow: ({ dealerCode, marketGroup, validTo, ...rate }) => ({
    ...rate,
    dealerCode: dealerCode || null,
    marketGroup: marketGroup || null,
    validTo: validTo ?? null,
  }),
  afterStore: (context, inputs) => endOpenPeriods(context, rateMaster, inputs.map(rateMaster.toRow)),
  mayRemove: mustNotHaveBegun,
};

/** A rate is either a dealer's or a market group's. */
const wrongOwner = ({ dealerCode, marketGroup }: LabourRateInput): InvalidField[] =>
  Boolean(dealerCode) === Boolean(marketGroup) ? [{ field: 'dealerCode', code: 'rate.owner' }] : [];
