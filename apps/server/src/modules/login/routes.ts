import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Operations } from '../../generated/operations.gen.ts';
import { envelope } from '../../shared/contract/envelope.ts';
import type { Call, Handlers } from '../../shared/contract/handlers.ts';
import { Refusal, refuse } from '../../shared/refusal/refusal.ts';
import type { StartOptions } from '../../shared/module.ts';
import type { Services } from '../../shared/services.ts';
import { tokenOf } from '../../shared/session/token.ts';
import { refusalEnvelope } from '../../shared/contract/errors.ts';
import { chooseDepart } from '../department/service.ts';
import { changePassword, choosePassword, requestAccess } from '../user/service.ts';
import { newCaptcha, useCaptcha } from './captcha.ts';
import { toLoginInfo } from './loginInfo.ts';
import { askForPassword, signIn } from './service.ts';
import { ssoLogin } from './ssoLogin.ts';

type PasswordReply = Operations['sessionsUpdatePassword']['reply'];

export const loginRoutes = (
  services: Services,
  { captchaCode, demo, sso }: StartOptions,
): Handlers<'logins'> & Pick<Handlers<'sessions'>, 'sessionsLogout' | 'sessionsSelectDepart' | 'sessionsUpdatePassword'> => ({
  async loginsLogin({ body, request, context }) {
    const { token, user } = await signIn(context, { ...body, ip: request.ip, userAgent: request.headers['user-agent'] ?? '' });
    request.user = user;
    return envelope<Operations['loginsLogin']['reply']>({ data: toLoginInfo(user, token) });
  },
  async loginsSsoLogin({ body, request, context }) {
    const { token, user } = await ssoLogin(context, { sso, request, language: body.language });
    request.user = user;
    return envelope<Operations['loginsSsoLogin']['reply']>({ data: toLoginInfo(user, token) });
  },
  loginsGetVerificationCode: () => newCaptcha(services.db, captchaCode?.()),
  // A code is used up by a call that is refused, too: one code must not be tried against many names. So it is no part of the transaction.
  async loginsPasswordReset({ body, commit }) {
    if (!(await useCaptcha(services.db, body))) throw refuse('E-701.captcha');
    const asked = commit(async (within) => {
      await askForPassword(within, { ...body, demo });
      return null;
    });
    // The work for an existing account takes longer; the response does not.
    const [answer] = await Promise.all([asked, sleep(resetMs)]);
    return answer;
  },
  loginsPasswordSet: ({ body, context, ...call }) => answerPassword(call, () => choosePassword(context, body)),
  async loginsAccessRequest({ body: { captcha, checkKey, proof, ...request }, language, commit }) {
    if (!(await useCaptcha(services.db, { captcha, checkKey, proof }))) throw refuse('E-701.captcha');
    return commit(async (within) => {
      await requestAccess(within, { ...request, language });
      return null;
    });
  },
  loginsSwitchLanguage: ({ query, user, commit }) =>
    commit(async ({ db, services: { sessions } }) => {
      await db
        .updateTable('sysUser')
        .set({ language: query.languageCode, version: sql<number>`version + 1` })
        .where('id', '=', user.id)
        .execute();
      // In this visit, too, whatever was chosen before it.
      await db.updateTable('session').set({ language: null }).where('tokenHash', '=', user.sessionId).execute();
      await sessions.forget(db, user.id);
      return null;
    }),
  sessionsLogout: ({ request, commit }) =>
    commit(async ({ db, services: { sessions } }) => {
      const token = tokenOf(request);
      if (token !== undefined) await sessions.close(db, token);
      return null;
    }),
  async sessionsSelectDepart({ body, user, request, commit }) {
    if (body.username !== undefined && body.username !== user.username) throw refuse('E-012');
    return commit(async (within) => ({ userInfo: toLoginInfo(await chooseDepart(within, body.orgCode), tokenOf(request)!) }));
  },
  sessionsUpdatePassword: ({ body, context, ...call }) => answerPassword(call, () => changePassword(context, body)),
});

/** How long an answer takes that must not tell whether an account exists. */
const resetMs = 400;

/** Calls about passwords answer `msg`; a refusal carries it as well. */
async function answerPassword({ request, reply, language }: Pick<Call, 'request' | 'reply' | 'language'>, change: () => Promise<void>) {
  try {
    await change();
    return envelope<PasswordReply>({ msg: '', result: null });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    request.outcome.refusal = error;
    const refused = refusalEnvelope(error, language);
    const errorCode = error.text.code === 'E-583' ? 'E-583' : 'E-700';
    return reply.send({ ...refused, result: { ...(refused.result as object), errorCode }, msg: refused.message });
  }
}
