/** The calls of the family: which kind is asked for decides about rights, rows and fields. */
import { sql } from 'kysely';
import { actOnAll } from '../../documents/actOnAll.ts';
import { statusCounts } from '../../documents/reading/statusCounts.ts';
import type { ForceType, StatusCount } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { exportList } from '../../shared/export/exportList.ts';
import { listPage } from '../../shared/list/list.ts';
import { currencyTotals } from '../../shared/list/listTotals.ts';
import type { FamilyKind } from './hooks.ts';
import { badRequest, forbidden, refuse } from '../../shared/refusal/refusal.ts';
import { machineTab } from '../vehicle/service.ts';
import { insuranceKind } from './insuranceKind.ts';
import { insurancesOf } from './reading/insurancesOf.ts';
import './tables.ts';

/** A kind of the family, where the user holds a right over it. */
function findKind({ services, user }: Context, bizType: ForceType, action: string): FamilyKind | undefined {
  const kind = services.modules.map(({ family = {} }) => family[bizType]).find((one) => one !== undefined);
  return kind && user.permissions.has(`${kind.rights}:${action}`) ? kind : undefined;
}

/** @throws 403 without that right over the kind */
function kindFor(context: Context, bizType: ForceType, action: string): FamilyKind {
  const kind = findKind(context, bizType, action);
  if (!kind) throw forbidden('forbidden');
  return kind;
}

/** The kind of a document, where the user holds a right over it; one that is not there looks like one of a kind that the user may not see. */
async function kindOfDocument(context: Context, id: string, action: string): Promise<FamilyKind | undefined> {
  const { rows } = await sql<{ bizType: ForceType }>`select biz_type from force_insurance where id = ${id}`.execute(context.db);
  return rows[0] && findKind(context, rows[0].bizType, action);
}

export const forceInsuranceRoutes = (): Handlers<'forceInsurances'> & Handlers<'machineInsurances'> => ({
  async forceInsurancesList({ query, context }) {
    const { list, filters } = kindFor(context, query.bizType, 'query');
    return listPage(context, await list(context), query, filters(context, query));
  },
  async forceInsurancesExportXls({ query, context, reply }) {
    const { list, filters, exported } = kindFor(context, query.bizType, 'export');
    return exportList(context, exported, await list(context), { query, reply }, filters(context, query));
  },
  async forceInsurancesTotals({ query, context }) {
    const { list, filters } = kindFor(context, query.bizType, 'query');
    const columns = ['premium', 'subsidyAmount', 'payable', 'auditTotal'] as const;
    return currencyTotals(context, await list(context), { query, filters: filters(context, query), columns });
  },
  async forceInsurancesStatusCounts({ query, context }) {
    const { kind, statuses } = kindFor(context, query.bizType, 'query');
    return (await statusCounts(context, kind, statuses)) as StatusCount[];
  },
  async forceInsurancesDetail({ query: { id }, context }) {
    const kind = await kindOfDocument(context, id, 'query');
    if (!kind) throw refuse('E-012');
    return kind.find(context, id);
  },
  async forceInsurancesVehicleCheck({ query, context }) {
    return kindFor(context, query.bizType, 'add').check(context, query.vin, query.id ?? null);
  },
  async forceInsurancesSave({ body: { bizType, ...body }, query, context, commit }) {
    const { fields, save } = kindFor(context, bizType, 'edit');
    const strange = Object.keys(body).filter((field) => !['id', 'version', 'vin', ...fields].includes(field));
    if (strange.length > 0) throw badRequest('contract.invalid', { fields: strange.join(', ') });
    return commit((within) => save(within, body, query.confirm === '1'));
  },
  forceInsurancesRemove: ({ query, commit }) =>
    commit(async (within) => {
      const ids = query.ids.split(',');
      const found = await kindOfDocument(within, ids[0]!, 'delete');
      return actOnAll(within, found?.kind ?? insuranceKind, 'delete', { ids, dryRun: query.dryRun === '1' }, { alone: true });
    }),
  forceInsurancesRenew: ({ body, query, commit }) =>
    commit(async (within) => {
      const created: { previousId: string; id: string; no: string }[] = [];
      const renewed = (draft: (typeof created)[number]): void => void created.push(draft);
      const dryRun = query.dryRun === '1';
      const result = await actOnAll(within, insuranceKind, 'renew', { ...body, renewed, dryRun });
      // Those of a dry run are gone.
      return { ...result, created: dryRun ? [] : created };
    }),
  machineInsurancesInsuranceList: machineTab('forceInsurance:query', insurancesOf),
});
