/** Orders that took so many days. */
export interface Lead {
  days: number;
  orders: number;
}

/** Median of days over all orders, between the two in the middle of an even number; null without any. */
export function medianDays(leads: readonly Lead[]): number | null {
  const sorted = leads.toSorted((a, b) => a.days - b.days);
  const orders = sorted.reduce((all, lead) => all + lead.orders, 0);
  if (orders === 0) return null;
  const daysAt = (place: number): number => {
    let passed = 0;
    return sorted.find((lead) => (passed += lead.orders) > place)!.days;
  };
  return (daysAt(Math.floor((orders - 1) / 2)) + daysAt(Math.ceil((orders - 1) / 2))) / 2;
}
