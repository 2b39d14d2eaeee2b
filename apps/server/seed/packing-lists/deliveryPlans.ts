/** Packing lists of the demo that are not over yet, and receipts with differences: how many, how far they get, and when. Pure. */

/** `packed`: not shipped yet; `counting`: a count is kept; `settled`: the claim of its differences is closed. */
export type DeliveryEnd = 'packed' | 'onTheWay' | 'delayed' | 'arrived' | 'partlyReceived' | 'counting' | 'received' | 'differs' | 'settled';

/** A packing list by how far it gets, and its place among those. */
export interface Delivery {
  end: DeliveryEnd;
  at: number;
}

/** Days before today. */
export interface DeliveryDays {
  packed: number;
  shipped: number;
  /** Expected at first; below 0 it is to come. */
  expected: number;
  arrived: number;
  received: number;
}

const ends: readonly [DeliveryEnd, number][] = [
  ['settled', 3],
  ['received', 4],
  ['differs', 7],
  ['onTheWay', 8],
  ['delayed', 3],
  ['arrived', 3],
  ['partlyReceived', 3],
  ['counting', 2],
];

export const deliveryPlans: readonly Delivery[] = ends.flatMap(([end, count]) => Array.from({ length: count }, (_, at) => ({ end, at })));

/** Days of the journey; what has come took so long. */
const journey = 24;

export function deliveryDays({ end, at }: Delivery): DeliveryDays {
  const left = (shipped: number) => ({ packed: shipped + 1, shipped });
  const came = (arrived: number): DeliveryDays => ({ ...left(arrived + journey), expected: arrived + (at % 3), arrived, received: arrived - 1 });
  switch (end) {
    case 'packed':
      return { packed: 1 + at, shipped: 0, expected: 0, arrived: 0, received: 0 };
    case 'onTheWay':
      return { ...left(3 + 2 * at), expected: -(6 + 2 * at), arrived: 0, received: 0 };
    case 'delayed':
      return { ...left(34 + 3 * at), expected: 4 + at, arrived: 0, received: 0 };
    case 'arrived':
      return came(2 + 2 * at);
    case 'partlyReceived':
      return came(5 + at);
    case 'counting':
      return came(3 + at);
    case 'received':
      return came(30 + 7 * at);
    case 'differs':
      // The first two are to be claimed within two days.
      return came(at < 2 ? 14 : 8 + 3 * (at - 2));
    case 'settled':
      return came(38 + 6 * at);
  }
}
