import type { SecondProduct } from '../products/products.ts';

/** What the maker pays for an inspection and for a handover, in each currency of settlement; engines are not handed over. */
interface Allowance {
  second: SecondProduct;
  /** Third products that it is limited to. */
  thirds: readonly string[];
  pdi: Amounts;
  handover: Amounts | null;
}

interface Amounts {
  USD: number;
  RMB: number;
  EUR: number;
}

export const allowances: readonly Allowance[] = [
  {
    second: 'tractor',
    thirds: ['tractor_compact', 'tractor_40_60', 'tractor_70_100'],
    pdi: { USD: 35, RMB: 250, EUR: 32 },
    handover: { USD: 25, RMB: 180, EUR: 23 },
  },
  { second: 'tractor', thirds: ['tractor_110_160', 'tractor_180_260'], pdi: { USD: 55, RMB: 400, EUR: 51 }, handover: { USD: 40, RMB: 290, EUR: 37 } },
  { second: 'combine', thirds: [], pdi: { USD: 80, RMB: 580, EUR: 74 }, handover: { USD: 60, RMB: 430, EUR: 55 } },
  { second: 'transplanter', thirds: [], pdi: { USD: 20, RMB: 145, EUR: 18 }, handover: { USD: 15, RMB: 110, EUR: 14 } },
  { second: 'loader', thirds: [], pdi: { USD: 45, RMB: 320, EUR: 41 }, handover: { USD: 30, RMB: 215, EUR: 28 } },
  { second: 'implement', thirds: [], pdi: { USD: 10, RMB: 70, EUR: 9 }, handover: { USD: 8, RMB: 58, EUR: 7 } },
  { second: 'engine', thirds: [], pdi: { USD: 12, RMB: 85, EUR: 11 }, handover: null },
];
