import type { CurrentUser } from '../../shared/session/currentUser.ts';
import type { CoefficientType } from './coefficientOf.ts';

const keeperOf: Readonly<Record<CoefficientType, string>> = {
  price_factor: 'parts:edit',
  labour_rate_factor: 'serviceCatalogue:edit',
  parts_handling_factor: 'serviceCatalogue:edit',
  extension_factor: 'serviceCatalogue:edit',
  travel_rate: 'serviceCatalogue:edit',
};

/** Whether a kind is kept by the user: the parts desk keeps the price factor, the service desk all others. */
export const isKeptBy = ({ permissions }: Pick<CurrentUser, 'permissions'>, type: CoefficientType): boolean => permissions.has(keeperOf[type]);
