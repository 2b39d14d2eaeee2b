import type { Person } from './signIn.ts';

export type AmountColumn = 'claimed' | 'approved' | 'deducted';

/** A written amount as a number: the last mark is the decimal one, as amounts always have two decimals. */
export const toAmount = (text: string): number => Number(text.replaceAll(/\D/g, '')) / 100;

/** An amount of the summary at the end of the claim. @param row message key below `summary` */
export async function summaryAmount(
  { page, texts: { t } }: Person,
  row: 'parts' | 'labour' | 'travel' | 'other' | 'total',
  column: AmountColumn,
): Promise<number> {
  const label = row === 'total' ? t('ui:summary.total') : t(`warrantyClaim:summary.${row}`);
  const cells = page
    .getByRole('table', { name: t('warrantyClaim:section.summary') })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
    .getByRole('cell');
  return toAmount(await cells.nth(['claimed', 'approved', 'deducted'].indexOf(column)).innerText());
}
