/** Fees from the rows of a workbook, as drafts. */
import type { ServiceFeeRow } from '../../../generated/types.gen.ts';
import { modelCheck } from '../../../shared/import/formCheck.ts';
import type { ImportDefinition } from '../../../shared/import/importDefinition.ts';
import { feeFacts } from '../reading/feeFacts.ts';
import { checkFee } from '../rules/checkFee.ts';
import { saveFee } from './saveFee.ts';

/** Columns of the workbook. */
export const feeTemplate: Pick<ImportDefinition<ServiceFeeRow>, 'name' | 'noun' | 'fields'> = {
  name: 'serviceFee',
  noun: 'service-fee',
  fields: [
    { name: 'dealerCode', kind: 'code', required: true },
    { name: 'feeType', kind: 'choice', dictionary: 'service_fee_type', required: true },
    { name: 'description', kind: 'text', required: true },
    { name: 'feeDate', kind: 'date', required: true },
    { name: 'amount', kind: 'number', required: true },
    { name: 'currency', kind: 'choice', dictionary: 'currency' },
    { name: 'vin', kind: 'code' },
  ],
};

const asTyped = ({ dealerCode, vin }: ServiceFeeRow) => ({ dealerCode: dealerCode.trim(), vin: vin?.trim().toUpperCase() || null });

export const feeImport: ImportDefinition<ServiceFeeRow> = {
  ...feeTemplate,
  form: modelCheck('ServiceFeeRow'),
  keyOf: ({ dealerCode, feeType, description, feeDate, amount, vin = '' }) => [dealerCode, feeType, feeDate, amount, vin, description].join(' '),
  keyField: 'description',
  async check(context, rows) {
    const facts = await feeFacts(context, rows.map(asTyped));
    return rows.map((row, place) => checkFee({ ...row, ...asTyped(row), currency: row.currency ?? facts[place]!.dealer?.currency ?? '' }, facts[place]!));
  },
  async store(context, rows) {
    for (const row of rows) await saveFee(context, row, { confirm: true });
  },
};
