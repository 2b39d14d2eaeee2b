import type { Operations } from '../../generated/operations.gen.ts';
import type { CurrentUser } from '../../shared/session/currentUser.ts';

type LoginInfo = Operations['loginsLogin']['reply']['data'];

/** User data kept by the client. */
export const toLoginInfo = (user: CurrentUser, token: string): LoginInfo => ({
  TokenID: token,
  username: user.username,
  realname: user.realname,
  FullName: user.realname,
  avatar: user.avatar,
  orgCode: user.orgCode,
  orgName: user.orgName,
  need_change_password: user.needChangePassword ? 'Y' : 'N',
  passwordExpiring: user.passwordExpiring,
  language: user.language,
  roles: [...user.roles],
  dealerCode: user.dealerCode,
  currency: user.currency,
  country: user.country,
  dealerLanguage: user.dealerLanguage,
  timeZone: user.timeZone,
});
