import plan from '../../src/modules/maint-template/data/plan.json' with { type: 'json' };
import { dealers } from '../organisations/organisations.ts';
import { dealerPrice } from '../parts/dealerPrice.ts';
import { parts } from '../parts/parts.ts';
import { sizeFor } from '../parts/sizes.ts';
import { createRandom } from '../random.ts';
import type { PastService } from './pastServices.ts';

/** Who does the work at each dealer. */
const technicians: Readonly<Record<string, readonly string[]>> = {
  D001: ['Rodrigo Fuentes', 'Matías Contreras'],
  D002: ['Серик Ахметов', 'Андрей Ковалёв'],
  D003: ['Kouassi Yao', 'Ibrahim Koné'],
  D004: ['Domingos Neto', 'Paulo Cassoma'],
};

export const dealerOf = (dealerCode: string) => dealers.find((one) => one.dealerCode === dealerCode)!;

export const templateFor = ({ vehicle: { secondProduct }, step: { maintLevel } }: Pick<PastService, 'vehicle' | 'step'>) =>
  plan.templates.find((template) => template.secondProduct === secondProduct && template.maintLevel === maintLevel)!;

/** Who did it, and the filter or oil that was bought for it; at two of three services the stock of the workshop sufficed. */
export function workOf({ vehicle, day }: Pick<PastService, 'vehicle' | 'day'>) {
  const random = createRandom(`service.${vehicle.vin}.${day}`);
  const dealer = dealerOf(vehicle.dealerCode);
  const fitting = parts.filter(
    ({ partsCode, category, products, replacedBy, enabled, price }) =>
      category === 'maintenance' &&
      products.includes(vehicle.secondProduct) &&
      partsCode.slice(8) === sizeFor(products, vehicle.powerKw).code &&
      replacedBy === null &&
      enabled &&
      (price[dealer.settlementCurrency] ?? 0) > 0,
  );
  const technician = random.pick(technicians[vehicle.dealerCode]!);
  const part = fitting.length > 0 && random.chance(1 / 3) ? random.pick(fitting) : null;
  return { technician, part: part && { partsCode: part.partsCode, qty: 1, unitPrice: dealerPrice(part, dealer)! } };
}
