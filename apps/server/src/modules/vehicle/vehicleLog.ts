import type { LoggedRecord } from '../../shared/change-log/loggedRecord.ts';
import { knowsOwners } from '../../shared/hidden-fields/ownerPrivacy.ts';
import { isVisible } from '../../shared/scope/scope.ts';

/** What was changed about a machine, for whoever may see it. */
export const vehicleLog: LoggedRecord = {
  docType: 'vehicle',
  permission: 'vehicle:query',
  visible: (db, user, id) => isVisible(db, user, 'vehicle', id),
  hiddenFields: (user) => (knowsOwners(user) ? [] : ['ownerPhone', 'ownerIdNo', 'endUserPhone']),
};
