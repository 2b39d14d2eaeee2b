import type { VehicleStatistics } from '@harrow/api-client';

type Dealer = VehicleStatistics['byDealer'][number];

/** A dealer whose place is known. */
export type PlacedDealer = Dealer & { lat: number; lng: number };

export const placedDealers = (dealers: readonly Dealer[]): PlacedDealer[] =>
  dealers.filter((dealer): dealer is PlacedDealer => dealer.lat !== null && dealer.lng !== null);
