import { type SecondProduct, thirdProducts } from '../products/products.ts';

/** A size that parts are made in: last digits of their codes, text of their specification, factor on price and weight, and the power up to which machines take it. */
export type Size = { code: string; specification: string; factor: number; maxPowerKw: number };

const tractorSizes: readonly Size[] = [
  { code: '50', specification: 'T50', factor: 1, maxPowerKw: 45 },
  { code: '90', specification: 'T90', factor: 1.35, maxPowerKw: 75 },
  { code: '14', specification: 'T140', factor: 1.9, maxPowerKw: Infinity },
];
const combineSizes: readonly Size[] = [
  { code: '60', specification: 'C60', factor: 1, maxPowerKw: 75 },
  { code: '80', specification: 'C80', factor: 1.3, maxPowerKw: 120 },
  { code: '12', specification: 'C120', factor: 1.75, maxPowerKw: Infinity },
];

/** The sizes of parts for some lines. @param lines codes of level-2 products */
export const sizesFor = (lines: readonly string[]): readonly Size[] => (lines.includes('tractor') ? tractorSizes : combineSizes);

/** The size that a machine of these lines takes. @param powerKw null without an engine of its own */
export const sizeFor = (lines: readonly string[], powerKw: number | null): Size => sizesFor(lines).find(({ maxPowerKw }) => (powerKw ?? 0) <= maxPowerKw)!;

/** Codes of the models that take a size: a series where all its models do. */
export const modelsOfSize = (lines: readonly string[], { code }: Size): string[] =>
  thirdProducts
    .filter(({ second }) => lines.includes(second satisfies SecondProduct))
    .flatMap((series) => {
      const fitting = series.models.filter(([, , powerKw]) => sizeFor(lines, powerKw).code === code).map(([model]) => model);
      return fitting.length === series.models.length ? [series.code] : fitting;
    });
