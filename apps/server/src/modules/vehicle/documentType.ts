import { detailsOf, documentType } from '../../documents/documentType.ts';
import { knowsOwners } from '../../shared/hidden-fields/ownerPrivacy.ts';
import { type Vehicle, vehicleKind } from './vehicleKind.ts';

/** Change history of a machine, for users who may see it. */
export const vehicleDocumentType = documentType(vehicleKind, {
  permission: 'vehicle:query',
  todoDetails: detailsOf<Vehicle>(vehicleKind, ({ fourthProduct }) => ({ subject: fourthProduct, reviewer: null })),
  hiddenFields: (user) => (knowsOwners(user) ? [] : ['ownerPhone', 'ownerIdNo', 'endUserPhone']),
});
