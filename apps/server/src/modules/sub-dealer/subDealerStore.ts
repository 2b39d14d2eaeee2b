import { sql, type SqlBool } from 'kysely';
import { emptyDocument } from '../../documents/saving/emptyDocument.ts';
import { documentStore, type NoLines } from '../../documents/saving/store.ts';
import { conditionOf } from '../../shared/list/filters.ts';
import { scopeCondition } from '../../shared/scope/scope.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';
import type { SubDealerRow } from './tables.ts';

/** Before anything is typed. Names every column: one that is missing here does not compile. */
export const emptySubDealer: SubDealerRow = {
  ...emptyDocument,
  subDealerCode: '',
  name: '',
  country: '',
  region: '',
  address: '',
  lat: null,
  lng: null,
  phone: '',
  email: null,
  manager: '',
  businessScope: [],
  workshopLevel: null,
  mechanicsCount: null,
  serviceRadiusKm: null,
  cooperationStart: '',
  rejectReason: null,
  marks: [],
  dealerStatus: null,
  statusDate: null,
  statusTime: null,
  statusReason: null,
  statusOpinion: null,
  requestType: null,
  requestReason: null,
  requestOpinion: null,
  requestTime: null,
  requestBy: null,
  pendingChange: null,
  unitOrgCode: null,
};

/** A dealer sees its sub-dealers, a sub-dealer itself. */
export const subDealerScope = (user: CurrentUser) => {
  if (user.orgCategory === 4) return sql<SqlBool>`${sql.ref('subDealer.unitOrgCode')} = ${user.orgCode}`;
  const condition = scopeCondition(user, 'subDealer');
  return condition ? conditionOf(condition) : sql<SqlBool>`true`;
};

export const subDealerStore = documentStore<SubDealerRow, NoLines>({
  docType: 'subDealer',
  table: 'subDealer',
  no: 'subDealerCode',
  scope: subDealerScope,
  empty: emptySubDealer,
  lines: {},
});
