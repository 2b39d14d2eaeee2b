/** Numbers made by a rule. Pure. */

export interface Pattern {
  prefix: string;
  datePart: 'yyMM' | 'yyyy' | 'none';
  dealerPart: 'Y' | 'N';
  digits: number;
}

const datePartOf = { month: 'yyMM', year: 'yyyy', none: 'none' } as const;
const periodOf = { yyMM: 'month', yyyy: 'year', none: 'none' } as const;
const resetOf = { yyMM: 'month', yyyy: 'year', none: 'never' } as const;

interface Stored {
  prefix: string;
  period: keyof typeof datePartOf;
  perDealer: 'Y' | 'N';
  digits: number;
}

export const toPattern = ({ prefix, period, perDealer, digits }: Stored): Pattern => ({ prefix, datePart: datePartOf[period], dealerPart: perDealer, digits });
export const toStored = ({ prefix, datePart, dealerPart, digits }: Pattern): Stored => ({ prefix, period: periodOf[datePart], perDealer: dealerPart, digits });
/** When the counter begins anew. */
export const toReset = ({ datePart }: Pick<Pattern, 'datePart'>): 'month' | 'year' | 'never' => resetOf[datePart];

/** Prefix of the numbers of a day. @param day `YYYY-MM-DD` */
const datesOf = (day: string) => ({ yyMM: day.slice(2, 4) + day.slice(5, 7), yyyy: day.slice(0, 4), none: '' });

/** A first number, e.g. `WC2611D001-0001`. */
export const exampleOf = ({ prefix, datePart, dealerPart, digits }: Pattern, day: string): string =>
  `${prefix}${datesOf(day)[datePart]}${dealerPart === 'Y' ? 'D001' : ''}-${'1'.padStart(digits, '0')}`;

/** Kinds of characters, place by place: a letter of the prefix stands for itself, `9` for a digit, `A` for a letter, `*` for both. */
const placesOf = ({ prefix, datePart, dealerPart }: Pattern): string[] => [
  ...[...prefix].map((letter) => `=${letter}`),
  ...Array.from({ length: datePart === 'none' ? 0 : 4 }, () => '9'),
  ...(dealerPart === 'Y' ? ['A', '*', '*', '*'] : []),
];

function mayBeAlike(one: string, other: string): boolean {
  if (one === '*' || other === '*' || one === other) return true;
  const isLetter = (place: string): boolean => place !== '9';
  return isLetter(one) && isLetter(other) && (one === 'A' || other === 'A');
}

/** Whether two rules can make the same beginning of a number. */
export function collide(one: Pattern, other: Pattern): boolean {
  const [places, others] = [placesOf(one), placesOf(other)];
  return places.length === others.length && places.every((place, at) => mayBeAlike(place, others[at]!));
}

/** First day of the next period of a rule; a rule without a period changes tomorrow. @param day today, `YYYY-MM-DD` */
export function nextPeriod({ datePart }: Pick<Pattern, 'datePart'>, day: string): string {
  const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))];
  const first = { yyMM: Date.UTC(year, month, 1), yyyy: Date.UTC(year + 1, 0, 1), none: Date.UTC(year, month - 1, date + 1) }[datePart];
  return new Date(first).toISOString().slice(0, 10);
}
