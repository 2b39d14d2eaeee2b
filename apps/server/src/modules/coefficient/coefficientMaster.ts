/** Rules of coefficients, for their form and their import. */
import type { CoefficientInput } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import { begunFindings, mustNotHaveBegun } from '../../shared/master/begunPeriods.ts';
import { joinFindings } from '../../shared/master/findings.ts';
import type { Master } from '../../shared/master/master.ts';
import { endOpenPeriods, periodFindings, type PeriodTable } from '../../shared/master/periods.ts';
import { forbidden, type InvalidField } from '../../shared/refusal/refusal.ts';
import type { CoefficientType } from './coefficientOf.ts';
import { isKeptBy } from './keptBy.ts';
import './tables.ts';

const owner = ['type', 'dealerCode', 'currency'] as const;

export const coefficientMaster: Master<CoefficientInput> & PeriodTable = {
  name: 'coefficient',
  noun: 'coefficient',
  table: 'coefficient',
  form: 'coefficientsAdd',
  key: [...owner, 'validFrom'],
  nullable: ['dealerCode', 'currency'],
  owner,
  keyField: 'validFrom',
  keyOf: ({ type, dealerCode, currency, validFrom }) => [type, dealerCode, currency, validFrom].filter(Boolean).join(' '),
  check: async (context, inputs) => {
    const rows = inputs.map(coefficientMaster.toRow);
    return joinFindings(
      inputs.map((input) => wrongKind(context, input)),
      await begunFindings(context, coefficientMaster, rows, 'value'),
      await periodFindings(context.db, coefficientMaster, rows),
    );
  },
  toRow: ({ dealerCode, currency, validTo, ...rest }) => ({
    ...rest,
    dealerCode: dealerCode || null,
    currency: currency || null,
    validTo: validTo ?? null,
  }),
  afterStore: (context, inputs) => endOpenPeriods(context, coefficientMaster, inputs.map(coefficientMaster.toRow)),
  async mayRemove(context, row) {
    mustKeep(context, row['type'] as CoefficientType);
    await mustNotHaveBegun(context, row);
  },
};

/** @throws 403 for a kind that others keep */
export function mustKeep({ user }: Pick<Context, 'user'>, type: CoefficientType): void {
  if (!isKeptBy(user, type)) throw forbidden('forbidden');
}

function wrongKind({ user }: Pick<Context, 'user'>, { type, currency, value }: CoefficientInput): InvalidField[] {
  if (!isKeptBy(user, type)) return [{ field: 'type', code: 'forbidden' }];
  if (type === 'travel_rate' && !currency) return [{ field: 'currency', code: 'E-013' }];
  return type === 'parts_handling_factor' && value < 1 ? [{ field: 'value', code: 'contract.tooLittle', params: { n: 1 } }] : [];
}
