import { sql } from 'kysely';
import type { VehiclePdi } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import type { TabMachine } from '../../vehicle/service.ts';
import { failedReasonNames } from '../../vehicle-check-item/service.ts';
import { arrivalKind } from '../arrivalKind.ts';
import { photoCount } from '../arrivalStore.ts';
import type { ArrivalHeader, ArrivalLine } from '../tables.ts';

type Row = Pick<ArrivalHeader, 'id' | 'acceptNo' | 'status' | 'arrivalDate' | 'acceptanceDate' | 'acceptancePersonnel' | 'result'> & {
  photoCount: number;
  failed: Pick<ArrivalLine, 'itemCode' | 'name' | 'failedReasonCode' | 'handling' | 'handled'>[];
};

/** The acceptances of a machine that the user may see, the newest first. */
export async function acceptancesOf(context: Context, { id: vehicleId }: TabMachine): Promise<VehiclePdi[]> {
  const { db, services, user } = context;
  const { language } = user;
  const { rows } = await sql<Row>`select id, accept_no, status, arrival_date, acceptance_date, acceptance_personnel, result, ${photoCount},
      coalesce((select json_agg(json_build_object('itemCode', item_code, 'name', name, 'failedReasonCode', failed_reason_code, 'handling', handling, 'handled', handled) order by line_no)
        from arrival_accept_item where accept_id = arrival_accept.id and item_result = 'no_pass'), '[]') as failed
    from arrival_accept where vehicle_id = ${vehicleId} and del_flag = 0 and ${isInScope(arrivalKind, user)}
    order by create_time desc limit 200`.execute(db);
  const reasons = await failedReasonNames(context);
  const textIn = (dictionary: string, value: string | null): string | null => value && services.dictionaries.text(dictionary, value, language);
  return rows.map(({ failed, photoCount: photos, ...row }) => ({
    ...row,
    status_dictText: textIn('bill_status', row.status)!,
    result_dictText: textIn('pdi_result', row.result),
    photos,
    failed: failed.map(({ itemCode, name, failedReasonCode, handling, handled }) => ({
      itemCode,
      itemName: name[language],
      reason: failedReasonCode && (reasons.get(failedReasonCode) ?? failedReasonCode),
      handling: textIn('pdi_handling', handling),
      handled,
    })),
  }));
}
