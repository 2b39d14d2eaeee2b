import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isInScope } from '../../shared/scope/scope.ts';
import { type CurrentUser, isMaker } from '../../shared/session/currentUser.ts';

const scoped = { table: 'packingList' };

/** Dealers see a packing list once it is on its way. */
export const packingScope = (user: CurrentUser): RawBuilder<SqlBool> =>
  isMaker(user) ? isInScope(scoped, user) : sql<SqlBool>`(packing_list.status <> 'draft' and ${isInScope(scoped, user)})`;
