import { nextNumber, type NumberOf } from '../src/documents/numbers/nextNumber.ts';
import type { Trx } from '../src/shared/database/database.ts';
import '../src/documents/numbers/tables.ts';

/** Numbers of one kind of document that are taken together: of one dealer and one month, the shortest time in which a series begins. */
const seriesOf = ({ dealerCode, day }: NumberOf): string => `${dealerCode} ${day.slice(0, 7)}`;

/** The next number of each document, as `nextNumber` gives them one by one. @param wanted of one kind, in the order in which they were made */
export async function takeNumbers(trx: Trx, wanted: readonly NumberOf[]): Promise<string[]> {
  const numbers: string[] = [];
  const places = Map.groupBy(wanted.keys(), (place) => seriesOf(wanted[place]!));
  for (const series of places.values()) {
    const first = await nextNumber(trx, wanted[series[0]!]!);
    const end = first.lastIndexOf('-');
    const [prefix, digits] = [first.slice(0, end), first.slice(end + 1)];
    const lastNo = Number(digits) + series.length - 1;
    await trx.updateTable('sequence').set({ lastNo }).where('series', '=', prefix).execute();
    for (const [index, place] of series.entries()) numbers[place] = `${prefix}-${String(Number(digits) + index).padStart(digits.length, '0')}`;
  }
  return numbers;
}
