/** What dealers of the demo forecast: models, seasons, and how forecasts change from month to month. */
import { type BaseMonth, monthsLater } from '../../src/modules/order-forecast/service.ts';
import { dealers } from '../organisations/organisations.ts';
import { products } from '../products/products.ts';
import { createRandom } from '../random.ts';

/** Forecasts of each dealer. */
export const forecastsEach = 12;

interface ForecastingDealer {
  dealerCode: string;
  author: string;
  /** Months of the year in which most machines are needed. */
  season: readonly number[];
  lines: number;
  /** What has become of the forecast of the open month; undefined: there is none yet. */
  open?: 'submitted' | 'draft' | 'no_pass';
}

/** Seasons lie where the dealers are; lines add up to 600. */
export const forecastingDealers: readonly ForecastingDealer[] = [
  { dealerCode: 'D001', author: 'd001.sales', season: [9, 10, 11, 12], lines: 13 },
  { dealerCode: 'D002', author: 'd002.admin', season: [3, 4, 5, 6], lines: 12, open: 'submitted' },
  { dealerCode: 'D003', author: 'd003.admin', season: [2, 3, 9, 10], lines: 12, open: 'draft' },
  { dealerCode: 'D004', author: 'd004.admin', season: [8, 9, 10, 11], lines: 13, open: 'no_pass' },
];

export interface PlannedLine {
  fourthProductCode: string;
  months: readonly number[];
}

/** Models that a dealer may sell. */
function modelsOf(dealerCode: string): string[] {
  const authorised = new Set(dealers.find((dealer) => dealer.dealerCode === dealerCode)!.authorisedProducts);
  const series = new Set(products.filter(({ level, parent }) => level === 3 && authorised.has(parent ?? '')).map(({ code }) => code));
  return products.filter(({ level, parent }) => level === 4 && series.has(parent ?? '')).map(({ code }) => code);
}

/** The lines of a dealer's forecasts, one after the other: what was said of a month is revised before it is near, and never once it is next. */
export function forecastsOf({ dealerCode, season, lines }: ForecastingDealer, first: BaseMonth, count: number): PlannedLine[][] {
  const random = createRandom(`forecasts ${dealerCode}`);
  const models = random.sample(modelsOf(dealerCode), lines).map((code) => ({ code, usual: random.integer(0, 3) }));
  const expected = (usual: number, base: BaseMonth): number => usual + (season.includes(base.month) ? random.integer(1, 4) : random.integer(0, 1));
  let current = models.map(({ usual }) => Array.from({ length: 12 }, (_, at) => expected(usual, monthsLater(first, at))));
  return Array.from({ length: count }, (_, step) => {
    if (step > 0)
      current = current.map((months, at) => {
        const next = [...months.slice(1), expected(models[at]!.usual, monthsLater(first, step + 11))];
        return next.map((quantity, month) => (month > 1 && random.chance(0.15) ? Math.max(0, quantity + random.pick([-2, -1, 1, 2])) : quantity));
      });
    return current.map((months, at) => ({ fourthProductCode: models[at]!.code, months }));
  });
}
