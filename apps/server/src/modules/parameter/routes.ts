import { sql } from 'kysely';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { discard, receiveFile } from '../../shared/files/receiveFile.ts';
import { message } from '../../shared/messages/messages.ts';
import type { StartOptions } from '../../shared/module.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { editParameters, resetParameters } from './changeParameters.ts';
import { sendParameters } from './exportParameters.ts';
import { listParameters } from './list.ts';
import { drawLogo, findLogo, maxLogoBytes, setLogo } from './logo.ts';
import { companyOf } from '../setup/service.ts';
import { passwordPolicy } from '../user/service.ts';

export const parameterRoutes = (services: Services, { demo, portals }: StartOptions): Handlers<'configs'> => ({
  async configsClient({ language }) {
    const { parameters } = services;
    return {
      productName: message(language, 'product.name'),
      demo,
      demoAccounts: demo ? await demoAccounts(services, language) : [],
      passwordPolicy: passwordPolicy(services),
      passwordEncoding: 'base64uri' as const,
      attachMaxMb: parameters.number('attach.maxMb'),
      mileageMax: parameters.number('claim.mileageMax'),
      mailEnabled: services.mail.isOn(),
      serviceManagerContact: parameters.text('contact.serviceManager') || null,
      ssoEnabled: parameters.text('sso.enabled') === 'Y',
      pageSize: parameters.number('ui.pageSize'),
      pageSizeOptions: parameters.text('ui.pageSizeOptions').split(',').map(Number),
      company: companyOf(services, language),
      portalTargets: (['epc', 'manual'] as const).filter((target) => portals.sites[target]),
    };
  },

  async configsLogo({ query, context, request, reply }) {
    const logo = await findLogo(context.db, query.hash);
    if (!logo) throw refuse('E-012');
    const etag = `"${logo.hash}"`;
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('content-security-policy', "default-src 'none'").header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(logo.mimetype).send(logo.content);
  },
  async configsUploadLogo({ request, commit }) {
    const { file } = await receiveFile(request, services.files.incoming, maxLogoBytes);
    try {
      await services.scan(file.path);
      const logo = await drawLogo(file.path);
      return await commit(async (within) => {
        await setLogo(within, logo);
        return null;
      });
    } finally {
      await discard(file);
    }
  },
  configsList: ({ query, context }) => listParameters(context, query),
  configsExportXls: ({ query, context, reply }) => sendParameters(context, query, reply),
  configsEdit: ({ body, commit }) =>
    commit(async (within) => {
      await editParameters(within, body.items);
      return null;
    }),
  configsReset: ({ body, commit }) =>
    commit(async (within) => {
      await resetParameters(within, body.keys);
      return null;
    }),
});

/** The accounts of the demo data with their role and organisation, in the order they were made. */
async function demoAccounts({ db }: Services, language: Parameters<typeof message>[0]) {
  const users = await db
    .selectFrom('sysUser')
    .leftJoin('sysDepart', (join) =>
      join.onRef(
        'sysDepart.orgCode',
        '=',
        sql`coalesce(sys_user.current_org_code, (select min(org_code) from sys_user_depart d where d.user_id = sys_user.id))`,
      ),
    )
    .select(['sysUser.username', 'sysDepart.departName'])
    .select(sql<string | null>`(select min(role_code) from sys_user_role r where r.user_id = sys_user.id)`.as('roleCode'))
    .where('sysUser.status', '=', 1)
    .where('sysUser.delFlag', '=', 0)
    .orderBy('sysUser.id')
    .execute();
  return users.map(({ username, departName, roleCode }) => ({
    username,
    role: roleCode === null ? '' : message(language, `role.${roleCode}`),
    organisation: departName?.[language] ?? '',
  }));
}
