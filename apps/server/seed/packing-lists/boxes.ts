/** Boxes and the ways of transport. Pure. */
import { createRandom } from '../random.ts';
import type { OrderingDealer } from '../parts-orders/orderPlans.ts';

export interface BoxLine {
  orderLineId: string;
  qty: number;
  weightKg: number | null;
}

export interface Box {
  wmsBoxNo: string;
  lines: BoxLine[];
  length: number;
  width: number;
  height: number;
  netWeight: number;
  grossWeight: number;
}

/** Length, width and height in mm, what the empty one weighs, and what it holds at most, in kg. */
const sizes = [
  { length: 600, width: 400, height: 400, tare: 1.4, most: 25 },
  { length: 800, width: 600, height: 500, tare: 3.2, most: 80 },
  { length: 1200, width: 800, height: 650, tare: 21, most: 400 },
  { length: 1200, width: 1000, height: 1050, tare: 34, most: Infinity },
] as const;

/** Lines in a box. */
const linesPerBox = 4;
const gram = (weight: number): number => Math.round(weight * 1000) / 1000;

/** Lines laid into boxes in their order. @param caseNo number of the first case, without its dash */
export function boxed(lines: readonly BoxLine[], caseNo: string): Box[] {
  const count = Math.max(2, Math.ceil(lines.length / linesPerBox));
  const size = Math.ceil(lines.length / count);
  return Array.from({ length: Math.ceil(lines.length / size) }, (_, index) => {
    const own = lines.slice(index * size, (index + 1) * size);
    const netWeight = gram(own.reduce((sum, { qty, weightKg }) => sum + qty * (weightKg ?? 0.5), 0));
    const { tare, most: _most, ...measures } = sizes.find(({ most }) => netWeight <= most)!;
    return { wmsBoxNo: `${caseNo}-${index + 1}`, lines: own, ...measures, netWeight, grossWeight: gram(netWeight * 1.02 + tare) };
  });
}

export interface Way {
  shipMethod: 'sea_container' | 'rail' | 'truck' | 'air';
  carrier: string;
  blNo?: string;
  containerNo?: string;
  trackingNo?: string;
}

/** How parts usually reach a dealer, and by which term. */
export const usualWays: Readonly<Record<OrderingDealer | 'D005', { deliveryMethod: 'sea_container' | 'rail' | 'truck'; tradeTerm: string }>> = {
  D001: { deliveryMethod: 'sea_container', tradeTerm: 'CIF' },
  D002: { deliveryMethod: 'rail', tradeTerm: 'DAP' },
  D003: { deliveryMethod: 'sea_container', tradeTerm: 'CIF' },
  D004: { deliveryMethod: 'sea_container', tradeTerm: 'FOB' },
  D005: { deliveryMethod: 'sea_container', tradeTerm: 'FOB' },
};

const carriers = {
  sea_container: ['COSCO Shipping', 'Maersk', 'CMA CGM', 'MSC'],
  rail: ['КТЖ Экспресс', 'TransContainer'],
  truck: ['KLV Trans', 'Silk Road Cargo'],
  air: ['Cargolux', 'Ethiopian Cargo'],
} as const;

/** Carrier and papers of a shipment. @param name names the random stream */
export function wayOf(name: string, { orderType, deliveryMethod }: { orderType: string; deliveryMethod: keyof typeof carriers }): Way {
  const random = createRandom(name);
  const shipMethod = orderType === 'urgent' ? 'air' : deliveryMethod;
  const carrier = random.pick<string>(carriers[shipMethod]);
  const digits = (count: number): string => Array.from({ length: count }, () => random.integer(0, 9)).join('');
  switch (shipMethod) {
    case 'sea_container':
      return { shipMethod, carrier, blNo: `NGB${digits(8)}`, containerNo: `${random.pick(['CSLU', 'MSKU', 'CMAU', 'TGHU'])}${digits(7)}` };
    case 'air':
      return { shipMethod, carrier, blNo: `172-${digits(8)}` };
    default:
      return { shipMethod, carrier, trackingNo: `${shipMethod === 'rail' ? 'SMGS' : 'CMR'}-${digits(7)}` };
  }
}
