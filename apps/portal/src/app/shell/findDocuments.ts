import { resultOf, vehiclesList, warrantyClaimsList } from '@harrow/api-client';
import type { Command } from '@harrow/ui';
import type { PortalRoute } from '../routing/menu.ts';

const claimPath = '/service/warrantyClaim';
const vehiclePath = '/vehicle/list';
/** How many of each kind are offered. */
const pageSize = 5;

/** A whole VIN, or its last six characters: what the list of machines can be asked for. */
export const isVinPart = (text: string): boolean => /^(?:[A-HJ-NPR-Z0-9]{6}|[A-HJ-NPR-Z0-9]{17})$/i.test(text);

interface Names {
  claims: string;
  machines: string;
}

async function findClaims(keyword: string, group: string, signal: AbortSignal): Promise<Command[]> {
  const { records } = await resultOf(warrantyClaimsList({ query: { pageNo: 1, pageSize, keyword }, signal }));
  return records.map(({ id, claimNo, vin }) => ({ key: `${claimPath}/detail/${id}`, title: claimNo, hint: vin, group }));
}

async function findMachines(vin: string, group: string, signal: AbortSignal): Promise<Command[]> {
  const { records } = await resultOf(vehiclesList({ query: { pageNo: 1, pageSize, vin: vin.toUpperCase() }, signal }));
  return records.map((vehicle) => ({ key: `${vehiclePath}/detail/${vehicle.id}`, title: vehicle.vin, group }));
}

/** Documents by number and machines by VIN, from the lists that the user may see. Rejects when none of them answers. */
export async function findDocuments(routes: readonly PortalRoute[], text: string, signal: AbortSignal, names: Names): Promise<Command[]> {
  const has = (path: string): boolean => routes.some((route) => route.path === path);
  const asked = [
    ...(has(vehiclePath) && isVinPart(text) ? [findMachines(text, names.machines, signal)] : []),
    ...(has(claimPath) ? [findClaims(text, names.claims, signal)] : []),
  ];
  const answers = await Promise.allSettled(asked);
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed && found.length === 0) throw failed.reason;
  return found;
}
