import type { CompetitorPrice } from '@harrow/api-client';

/** Tells the rows of the table apart. */
export const keyOf = ({ brand, model, country, currency }: CompetitorPrice): string => [brand.toLowerCase(), model.toLowerCase(), country, currency].join('/');

/** The months of a period with their medians; 0 where nobody reported a price. @param begin, end days of its first and last month */
export function monthsOf(course: CompetitorPrice['course'], begin: string, end: string): { month: string; median: number }[] {
  const medians = new Map(course.map(({ month, median }) => [month, median]));
  const months: { month: string; median: number }[] = [];
  let [year = 0, number = 0] = begin.split('-').map(Number);
  for (let month = begin.slice(0, 7); month <= end.slice(0, 7); month = `${year}-${String(number).padStart(2, '0')}`) {
    months.push({ month, median: medians.get(month) ?? 0 });
    if (number === 12) [year, number] = [year + 1, 1];
    else number += 1;
  }
  return months;
}
