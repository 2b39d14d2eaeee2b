import { makerZone } from '../shared/makerDay.ts';
import type { Context } from '../shared/context.ts';
import type { Db } from '../shared/database/database.ts';
import type { Services } from '../shared/services.ts';
import type { CurrentUser } from '../shared/session/currentUser.ts';
import { systemName } from './workflow.ts';

/** Actor of jobs, and of effects of other documents. Sees all rows and holds no permission. */
const system: Omit<CurrentUser, 'timeZone'> = {
  id: systemName,
  username: systemName,
  realname: systemName,
  language: 'zh-cn',
  roles: [],
  permissions: new Set(),
  scope: 'ALL',
  userType: 'maker',
  orgCode: null,
  orgName: null,
  orgCategory: null,
  dealerCode: null,
  dealerName: null,
  subDealerCode: null,
  subDealerName: null,
  marketGroups: [],
  currency: null,
  country: null,
  dealerLanguage: null,
  standstill: null,
  suspendedDeparts: null,
  needChangePassword: false,
  passwordExpiring: false,
  avatar: null,
  ip: null,
  sessionId: '',
};

/** Context in which the system acts, on the maker's day. @param db the transaction that the action belongs to */
export const systemContext = (services: Services, db: Db = services.db): Context => ({ services, user: { ...system, timeZone: makerZone(services) }, db });
