/**
 * Labour rates of the dealers in their settlement currency, per hour.
 * The earlier period ends 120 days before SEED_TODAY, the later one goes on: periods may not overlap.
 */
export const labourRates = [
  { dealerCode: 'D001', currency: 'USD', earlier: 24, later: 26 },
  { dealerCode: 'D002', currency: 'RMB', earlier: 130, later: 140 },
  { dealerCode: 'D003', currency: 'EUR', earlier: 20, later: 21.5 },
  { dealerCode: 'D004', currency: 'USD', earlier: 18, later: 19.5 },
] as const;

/** Days before SEED_TODAY on which the earlier period begins and the later one begins. */
export const labourRatePeriods = { earlierFrom: 900, laterFrom: 120 } as const;
