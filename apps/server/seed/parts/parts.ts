import type { Texts } from '../../src/shared/messages/messages.ts';
import { say } from '../grammar.ts';
import { createRandom } from '../random.ts';
import { bugSystems } from '../service-catalogue/bugSystems.ts';
import { components, supplierOf, type NumberedComponent } from '../service-catalogue/catalogue.ts';
import type { BugSystemCode } from '../service-catalogue/components.ts';
import { partKinds } from './partPhrases.ts';
import { modelsOfSize, sizesFor } from './sizes.ts';

/** Item of the dictionary `parts_category`. */
export type PartsCategory = 'wear' | 'maintenance' | 'structural' | 'electrical' | 'engine' | 'hydraulic' | 'assembly';

export type Part = {
  partsCode: string;
  name: Texts;
  specification: string;
  unit: 'pc' | 'set' | 'm';
  weightKg: number;
  minOrderMultiple: number;
  deliveryCycleDays: number;
  category: PartsCategory;
  /** Level-2 products it fits. */
  products: readonly string[];
  /** Series and models below these that it fits. */
  models: readonly string[];
  /** The system of its component. */
  system: BugSystemCode;
  supplierCode: string;
  coreReturn: boolean;
  serialised: boolean;
  enabled: boolean;
  /** The part ordered instead. */
  replacedBy: string | null;
  /** By currency: null is not maintained (E-300), 0 asks for the service manager (E-301). */
  price: Record<'RMB' | 'USD' | 'EUR', number | null>;
};

const partCount = 3000;
const supersededCount = 60;
const withoutPrice = 30;
const withPriceZero = 10;

const toMoney = (amount: number) => Math.round(amount * 100) / 100;
const prices = (rmb: number): Part['price'] => ({ RMB: toMoney(rmb), USD: toMoney(rmb / 7.2), EUR: toMoney(rmb / 7.8) });

function categoryOf(component: NumberedComponent, kind: number): PartsCategory {
  if (component.wear) return 'wear';
  if (component.service) return 'maintenance';
  if (kind === 0 && component.core) return 'assembly';
  if (component.system === 'engine') return 'engine';
  return ({ mechanical: 'structural', hydraulic: 'hydraulic', electrical: 'electrical', line: 'hydraulic', structure: 'structural' } as const)[component.class];
}

/** Code of a part, e.g. `HYD0801-50`: system and number of the component, kind of piece, size. */
const codeOf = (component: NumberedComponent, kind: number, size: string) =>
  `${component.prefix}${String(component.number).padStart(2, '0')}${String(kind + 1).padStart(2, '0')}-${size}`;

function currentParts(count: number): Part[] {
  const random = createRandom('parts');
  const pieces = partKinds.flatMap((kind, kindIndex) =>
    components.filter((component) => (kind.classes as readonly string[]).includes(component.class)).map((component) => ({ kind, kindIndex, component })),
  );
  const parts = pieces.flatMap(({ kind, kindIndex, component }) => {
    const products = bugSystems.find(({ code }) => code === component.system)?.products ?? [];
    const whole = kindIndex === 0;
    return sizesFor(products).map((size): Part => {
      const priceRmb = Math.max(2, component.priceRmb * kind.priceShare * size.factor * (0.9 + random.next() * 0.2));
      return {
        partsCode: codeOf(component, kindIndex, size.code),
        name: say(kind.phrase, component.noun),
        specification: size.specification,
        unit: kind.unit,
        weightKg: Math.max(0.01, Math.round(priceRmb * 12) / 1000),
        minOrderMultiple: priceRmb < 60 ? random.pick([2, 5, 10]) : 1,
        deliveryCycleDays: random.pick([7, 15, 30, 45]),
        category: categoryOf(component, kindIndex),
        products,
        models: modelsOfSize(products, size),
        system: component.system,
        supplierCode: supplierOf(component),
        coreReturn: whole && component.core === true,
        serialised: whole && component.serial === true,
        enabled: true,
        replacedBy: null,
        price: prices(priceRmb),
      };
    });
  });
  if (parts.length < count) throw new RangeError(`only ${parts.length} parts can be composed`);
  return parts.slice(0, count);
}

/** The number a part had before: `-S` is the last one, `-R` the one before that. */
const formerNumber = (part: Part, suffix: 'R' | 'S', replacedBy: string): Part => ({
  ...part,
  partsCode: `${part.partsCode}${suffix}`,
  coreReturn: false,
  serialised: false,
  replacedBy,
});

function createParts(): Part[] {
  const random = createRandom('parts.exceptions');
  const current = currentParts(partCount - supersededCount);
  // Whole components stay orderable, so that every scenario finds its part; exceptions are among the pieces.
  const pieces = current.filter((part) => !part.partsCode.slice(0, 7).endsWith('01'));
  const exceptions = random.sample(pieces, withoutPrice + withPriceZero + supersededCount - 1);
  const unpriced = exceptions.splice(0, withoutPrice);
  const free = exceptions.splice(0, withPriceZero);
  const former = exceptions.map((part) => formerNumber(part, 'S', part.partsCode));
  const [eldest] = former;
  if (!eldest) throw new RangeError('no superseded part');
  for (const part of unpriced) part.price = { RMB: null, USD: null, EUR: null };
  for (const part of free) part.price = { RMB: 0, USD: 0, EUR: 0 };
  // One chain of three: R → S → today's number.
  const first: Part = { ...eldest, partsCode: eldest.partsCode.replace(/S$/, 'R'), replacedBy: eldest.partsCode };
  return [...current, ...former, first];
}

/** The parts catalogue: 3,000 parts, of which 60 are superseded, 30 have no price and 10 the price 0. */
export const parts: readonly Part[] = createParts();
