import { topicsOf } from '../../src/modules/handover-train/rules/topics.ts';
import type { Topic, Trainee } from '../../src/modules/handover-train/tables.ts';
import { newId } from '../../src/shared/database/database.ts';
import { demoUsers } from '../organisations/users.ts';
import type { DemoVehicle } from '../vehicles/vehicles.ts';

/** Who hands machines over at each dealer. */
const trainers: Readonly<Record<string, string>> = { D001: 'd001.sales', D002: 'd002.service', D003: 'd003.service', D004: 'd004.admin', D005: 'd005.service' };

export const trainerOf = ({ dealerCode }: Pick<DemoVehicle, 'dealerCode'>) => demoUsers.find(({ username }) => username === trainers[dealerCode])!;

/** The owner, and the one who drives it; nobody for what has no seat. */
export const traineesOf = (
  { secondProduct, ownerName, endUserType }: Pick<DemoVehicle, 'secondProduct' | 'ownerName' | 'endUserType'>,
  handoverId: string,
): Trainee[] => {
  if (secondProduct === 'implement') return [];
  const role = endUserType === 'farmer' ? 'owner' : 'manager';
  return [{ id: newId(), handoverId, lineNo: 1, name: ownerName, phone: null, role, licenceNo: null }];
};

/** Everything was explained. */
export const explainedTopics = (secondProduct: string, handoverId: string): Topic[] =>
  topicsOf(secondProduct, handoverId).map((topic) => ({ ...topic, done: 'Y' }));
