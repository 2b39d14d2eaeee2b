/** The calls of the family: which kind is asked for decides about rights, rows and fields. */
import { actOnAll } from '../../documents/act.ts';
import { removeDrafts } from '../../documents/removeDrafts.ts';
import { statusCounts } from '../../documents/statusCounts.ts';
import type { ForceType } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import type { Handlers } from '../../shared/contract/handlers.ts';
import { exportedFields, type ExportedList } from '../../shared/export/exportedList.ts';
import { listRoutes } from '../../shared/export/listRoutes.ts';
import { currencyTotals } from '../../shared/list/listTotals.ts';
import { badRequest, forbidden } from '../../shared/refusal/refusal.ts';
import { machineTab } from '../vehicle/service.ts';
import { insuranceKind } from './insuranceKind.ts';
import { findInsurance, insuranceFilters, insuranceList } from './insuranceQueries.ts';
import { insurancesOf } from './insurancesOf.ts';
import { saveInsurance } from './saveInsurance.ts';
import { checkVehicle } from './vehicleCheck.ts';
import { insuranceStatuses } from './workflow.ts';

const insuranceExport: ExportedList = {
  name: 'forceInsurance',
  noun: 'force-insurance',
  columns: exportedFields(
    'forceInsurancesList',
    [
      'insuranceNo',
      'vin',
      'fourthProduct',
      'ownerName',
      'insuranceType',
      'insurer',
      'policyNo',
      'policyStart',
      'policyEnd',
      'daysLeft',
      'insuredAmount',
      'premium',
      'subsidyAmount',
      'currency',
      'settlementStatus',
      'status',
      'dealerCode',
      'dealerName',
      'subDealerName',
      'createBy',
      'submitTime',
      'auditTime',
      'auditBy',
      'createTime',
    ],
    { insuranceNo: 22, vin: 22, ownerName: 28, insurer: 28, dealerName: 28, subDealerName: 28 },
  ),
};

/** Module of rights of each kind. */
const moduleOf = { insurance: 'forceInsurance', maintenance: 'maintenance' } as const satisfies Record<ForceType, string>;

/** Who may ask of one kind may not ask of the other. */
function mustHold({ user }: Context, bizType: ForceType, action: string): void {
  if (!user.permissions.has(`${moduleOf[bizType]}:${action}`)) throw forbidden('forbidden');
}

export const forceInsuranceRoutes = (): Handlers<'forceInsurances'> & Handlers<'machineInsurances'> => {
  const listed = listRoutes('forceInsurances', { list: insuranceList, filters: insuranceFilters, exported: insuranceExport });
  return {
    async forceInsurancesList(call) {
      mustHold(call.context, call.query.bizType, 'query');
      return listed.forceInsurancesList(call);
    },
    async forceInsurancesExportXls(call) {
      mustHold(call.context, call.query.bizType, 'export');
      return listed.forceInsurancesExportXls(call);
    },
    async forceInsurancesTotals({ query, context }) {
      mustHold(context, query.bizType, 'query');
      const filters = insuranceFilters(context, query);
      return currencyTotals(context, insuranceList(context), { query, filters, columns: ['premium', 'subsidyAmount'] });
    },
    async forceInsurancesStatusCounts({ query, context }) {
      mustHold(context, query.bizType, 'query');
      return statusCounts(context, insuranceKind, insuranceStatuses);
    },
    forceInsurancesDetail: ({ query, context }) => findInsurance(context, query.id),
    async forceInsurancesVehicleCheck({ query, context }) {
      mustHold(context, query.bizType, 'add');
      return checkVehicle(context, query.vin);
    },
    async forceInsurancesSave({ body: { bizType, ...body }, context, commit }) {
      mustHold(context, bizType, 'edit');
      if (bizType !== 'insurance') throw badRequest('contract.invalid', { fields: 'bizType' });
      return commit((within) => saveInsurance(within, body));
    },
    machineInsurancesInsuranceList: machineTab('forceInsurance:query', insurancesOf),
    forceInsurancesRemove: removeDrafts(insuranceKind),
    forceInsurancesRenew: ({ body, query, commit }) =>
      commit(async (within) => {
        const created: { previousId: string; id: string; no: string }[] = [];
        const renewed = (draft: (typeof created)[number]): void => void created.push(draft);
        const result = await actOnAll(within, insuranceKind, 'renew', { ...body, renewed, dryRun: query.dryRun === '1' });
        return { ...result, created };
      }),
  };
};
