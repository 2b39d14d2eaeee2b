import { thirdProducts } from './products.ts';

/** Price of a tractor in US dollars: a base and so much for each kilowatt; other kinds cost a multiple of it. */
const [base, perKilowatt] = [2600, 290] as const;
/** For each metre, row or tonne of what has no engine. */
const perRating = 300;
const timesTractor = { tractor: 1, combine: 2, transplanter: 2, loader: 1.3, implement: 1, engine: 0.4 } as const;
/** Rates of the demo's price list; another currency costs what US dollars cost. */
const perDollar: Readonly<Record<string, number>> = { RMB: 7 };

const prices = new Map(
  thirdProducts.flatMap(({ second, models }) =>
    models.map(([code, rating, powerKw]) => {
      const dollars = (base + perKilowatt * powerKw + (powerKw === 0 ? perRating * rating : 0)) * timesTractor[second];
      return [code, Math.round(dollars / 100) * 100] as const;
    }),
  ),
);

/** List price of a model. */
export const listPrice = (fourthProduct: string, currency: string): number => prices.get(fourthProduct)! * (perDollar[currency] ?? 1);
