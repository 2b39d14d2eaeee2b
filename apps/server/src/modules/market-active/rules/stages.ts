/** Which fields an activity takes in which stage. Pure. */
import type { ActivityStage, MarketActiveInput } from '../../../generated/types.gen.ts';

type Field = Exclude<keyof MarketActiveInput, 'id' | 'version'>;

export const resultFields = ['actualParticipants', 'leadsCount', 'ordersCount', 'actualCost', 'resultSummary'] as const satisfies readonly Field[];

export const planFields = [
  'title',
  'activityType',
  'description',
  'startDate',
  'endDate',
  'country',
  'region',
  'location',
  'secondProduct',
  'budgetAmount',
  'currency',
  'supportAmount',
  'expectedParticipants',
  'contactName',
  'contactPhone',
] as const satisfies readonly Field[];

/** Fields that cannot be changed in a stage. */
export const fixedFields = (stage: ActivityStage): readonly Field[] => (stage === 'plan' ? resultFields : planFields);
