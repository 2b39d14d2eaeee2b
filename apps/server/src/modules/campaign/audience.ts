/** Which campaigns a user sees. Conditions are about the table `service_campaign` without an alias. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Filter } from '../../shared/list/filters.ts';
import { scopeCondition } from '../../shared/scope/scope.ts';
import { type CurrentUser, isMaker } from '../../shared/session/currentUser.ts';

/** Machines in the user's scope; the table `vehicle` without an alias. */
export const ownMachines = (user: CurrentUser): RawBuilder<SqlBool> => sql<SqlBool>`(vehicle.del_flag = 0 and ${scopeCondition(user, 'vehicle') ?? sql`true`})`;

/** Released ones and those that are over, with a machine in the user's scope. */
export const isReadBy = (user: CurrentUser): RawBuilder<SqlBool> => sql<SqlBool>`(service_campaign.status <> 'draft' and exists (
  select from vehicle_campaign vc join vehicle on vehicle.vin = vc.vin where vc.campaign_no = service_campaign.campaign_no and ${ownMachines(user)}))`;

export const isKeeper = (user: CurrentUser): boolean => isMaker(user) && user.permissions.has('campaign:edit');

/** Its keepers see all of them. */
export const campaignScope = (user: CurrentUser): Filter => (isKeeper(user) ? undefined : isReadBy(user));
