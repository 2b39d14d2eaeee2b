import { addDays, addMonths, firstOfMonth } from '../../src/shared/calendarDate.ts';

/** Statements of a month are settled on this day of the next one. */
const closingDay = '20';

export const monthOf = (day: string): string => day.slice(0, 7);
export const monthAfter = (month: string): string => monthOf(addMonths(`${month}-01`, 1));
export const closedOn = (month: string): string => `${monthAfter(month)}-${closingDay}`;

/** The month that is over: its statements are out. Those of all months before are settled. */
export const lastMonth = (today: string): string => monthOf(addDays(firstOfMonth(today), -1));

export const receiptNoOf = (month: string, { dealerCode, currency }: { dealerCode: string; currency: string }): string =>
  `MR-${month.replace('-', '')}-${dealerCode}-${currency}`;

export const isPaid = (feeDate: string, today: string): boolean => monthOf(feeDate) < lastMonth(today);

/** The statement that has paid a fee, and the day; null for a fee of a month whose statements are not settled yet. */
export function paidBy(fee: { dealerCode: string; currency: string; feeDate: string }, today: string): { statementNo: string; day: string } | null {
  if (!isPaid(fee.feeDate, today)) return null;
  const month = monthOf(fee.feeDate);
  return { statementNo: receiptNoOf(month, fee), day: closedOn(month) };
}
