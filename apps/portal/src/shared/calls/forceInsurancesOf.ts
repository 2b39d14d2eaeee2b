import {
  type ForceInsurance,
  type ForceInsuranceInput,
  type ForceInsuranceItem,
  forceInsurancesDetail,
  forceInsurancesList,
  type ForceInsurancesListData,
  forceInsurancesSave,
  resultOf,
} from '@harrow/api-client';
import { detailOf } from './callsOf.ts';
import { resource } from './resource.ts';

/** Input of a policy or a service; the calls add which of the two it is. */
export type ForceInsuranceForm = Omit<ForceInsuranceInput, 'bizType'>;

/** The calls of policies, or of services of machines, which they share. @param name of the kind */
export const forceInsurancesOf = (name: string, bizType: ForceInsuranceInput['bizType']) =>
  resource<ForceInsuranceItem, ForceInsurance, ForceInsuranceForm>(name, {
    list: (query, signal) => resultOf(forceInsurancesList({ query: { ...query, bizType } as ForceInsurancesListData['query'], signal })),
    detail: detailOf(forceInsurancesDetail),
    save: (body, { idempotencyKey }) => resultOf(forceInsurancesSave({ body: { ...body, bizType }, headers: { 'X-Idempotency-Key': idempotencyKey } })),
  });
