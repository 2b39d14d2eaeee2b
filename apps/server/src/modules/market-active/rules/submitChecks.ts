/** What a plan, and a report, must have when it is submitted. Pure. */
import { missingFields } from '../../../documents/saving/missingFields.ts';
import type { Coded, InvalidField } from '../../../shared/refusal/refusal.ts';
import type { MarketActiveHeader } from '../tables.ts';
import { resultFields } from './stages.ts';

/** Most characters of a title, and of a description. */
export const [mostTitle, mostDescription] = [100, 2000];

/** Photos that a report has at least. */
export const leastPhotos = 3;

const isLonger = (text: string | null, most: number): boolean => text !== null && [...text].length > most;

/** Texts that are too long to be stored. */
export const tooLong = ({ title, description }: Pick<MarketActiveHeader, 'title' | 'description'>): InvalidField[] => [
  ...(isLonger(title, mostTitle) ? [{ field: 'title', code: 'E-410' }] : []),
  ...(isLonger(description, mostDescription) ? [{ field: 'description', code: 'E-410' }] : []),
];

/** Slots that have to be filled when it is submitted in its stage. */
export const requiredSlots = ({ stage, approvedAmount }: Pick<MarketActiveHeader, 'stage' | 'approvedAmount'>): readonly string[] =>
  stage === 'plan' ? [] : ['reportPhotos', ...(approvedAmount ? ['invoices'] : [])];

/** @param facts.today where the user is, `YYYY-MM-DD` @param facts.settlementCurrency of the dealer */
export function checkPlan(header: MarketActiveHeader, { today, settlementCurrency }: { today: string; settlementCurrency: string }): InvalidField[] {
  const { round, startDate, endDate, budgetAmount, supportAmount, currency } = header;
  const errors = [...missingFields('MarketActiveInput', header), ...tooLong(header)];
  const date = { date: today };
  if (round === 0 && startDate !== null && startDate < today) errors.push({ field: 'startDate', code: 'E-412', params: date });
  if (startDate !== null && endDate !== null && endDate < startDate) errors.push({ field: 'endDate', code: 'E-412', params: date });
  if (budgetAmount !== null && budgetAmount <= 0) errors.push({ field: 'budgetAmount', code: 'E-015' });
  if (supportAmount !== null && supportAmount > (budgetAmount ?? 0)) errors.push({ field: 'supportAmount', code: 'E-413' });
  if (supportAmount !== null && supportAmount > 0 && currency !== settlementCurrency)
    errors.push({ field: 'currency', code: 'E-411', params: { cur: settlementCurrency } });
  return errors;
}

/** @param facts.files how many each slot holds */
export function checkReport(
  header: MarketActiveHeader,
  { today, files }: { today: string; files: ReadonlyMap<string, number> },
): { errors: InvalidField[]; warnings: Coded[] } {
  const { reportDue } = header;
  const errors: InvalidField[] = resultFields.filter((field) => header[field] === null).map((field) => ({ field, code: 'E-013' }));
  if ((files.get('reportPhotos') ?? 0) < leastPhotos) errors.push({ field: 'reportPhotos', code: 'E-116', params: { n: leastPhotos } });
  if (requiredSlots(header).includes('invoices') && !files.get('invoices')) errors.push({ field: 'invoices', code: 'E-013' });
  return { errors, warnings: reportDue !== null && today > reportDue ? [{ code: 'W-416', params: { date: reportDue } }] : [] };
}
