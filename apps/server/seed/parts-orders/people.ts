import type { OrderingDealer } from './orderPlans.ts';

/** The maker's parts desk and its finance. */
export const desk = 'chen.parts';
export const finance = 'qian.finance';
/** Who orders parts for each dealer, and receives them. */
export const buyers: Readonly<Record<OrderingDealer, string>> = { D001: 'd001.parts', D002: 'd002.admin', D003: 'd003.admin', D004: 'd004.admin' };
