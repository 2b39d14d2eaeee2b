import { act } from '../../src/documents/act.ts';
import { maintenanceKind } from '../../src/modules/maintenance/maintenanceKind.ts';
import { saveMaintenance } from '../../src/modules/maintenance/service.ts';
import { requiredMaintenanceSlots } from '../../src/modules/maintenance/rules/submitChecks.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { contextOf, transact } from '../../src/shared/context.ts';
import { meterPicture, platePicture } from '../files/pictures.ts';
import { uploadFile } from '../files/uploadFile.ts';
import { withExif } from '../files/withExif.ts';
import { serviceClerks } from '../pastSteps.ts';
import type { Stage } from '../stage.ts';
import { templateFor, workOf } from './serviceOf.ts';
import type { ServicePlans } from './servicePlans.ts';

const reviewer = 'wang.service';
const manager = 'zhao.manager';

/** Services that are not over, each step on its day. */
export async function replayServices(stage: Stage, { open }: ServicePlans, today: string): Promise<void> {
  const { services, setClock, actAs } = stage;
  const clockAt = (day: string, hour: number): void => setClock(new Date(`${day < today ? day : today}T${String(hour).padStart(2, '0')}:50:00Z`));
  const [work, meter] = [await platePicture('service', ['NORTHFIELD AGRI', 'SERVICE']), await meterPicture('service', '0250.0', 'H')];
  for (const service of open) {
    const { vehicle, day, status } = service;
    const user = await actAs(serviceClerks[vehicle.dealerCode]!);
    const context = contextOf(services, user);
    clockAt(day, 8);
    const { id } = await transact(context, (inside) => saveMaintenance(inside, { vin: vehicle.vin, ...sheet(service) }));
    if (status === 'draft') continue;
    for (const slot of requiredMaintenanceSlots({ noHours: 'N' })) {
      const content = withExif(slot === 'hourMeterPhoto' ? meter : work, `${day} 10:15:00`, `${vehicle.vin} ${slot}`);
      await uploadFile(services, user, { tableName: 'force_insurance', tableId: id }, { slot, filename: `${slot}.jpg`, type: 'image/jpeg', content });
    }
    if (status === 'exception') {
      await act(context, maintenanceKind, 'requestOverride', { id, opinion: reasons[vehicle.dealerCode]! });
      clockAt(addDays(day, 1), 2);
      await act(contextOf(services, await actAs(manager)), maintenanceKind, 'override', { id, opinion: '同意提前保养。' });
    }
    clockAt(addDays(day, 1), 9);
    await act(context, maintenanceKind, 'submit', { id, confirm: true });
    if (status !== 'no_pass' && status !== 'pass') continue;
    clockAt(addDays(day, 2), 2);
    const review = contextOf(services, await actAs(reviewer));
    if (status === 'pass') await act(review, maintenanceKind, 'pass', { id });
    else
      await act(review, maintenanceKind, 'noPass', {
        id,
        rejectReason: 'insufficient_photos',
        opinion: '小时表照片看不清读数，请重新上传。',
        marks: [{ field: 'hourMeterPhoto', note: '看不清读数' }],
      });
  }
}

/** Why a service should be done early, as the clerk of each dealer says it. */
const reasons: Readonly<Record<string, string>> = {
  D001: 'La máquina se traslada a otra faena por la cosecha y no vuelve antes de la fecha prevista.',
  D002: 'Машина уходит на уборку в другой район и к сроку не вернётся.',
  D003: "La machine part en campagne loin de l'atelier et ne sera pas revenue à l'échéance.",
  D004: 'A máquina vai para a colheita noutra província e não volta antes da data prevista.',
};

/** What a dealer has written; of a draft only the machine, the day and the hours. */
function sheet(service: ServicePlans['open'][number]) {
  const { day, hours, status } = service;
  const begun = { maintDate: day, operatingHours: hours };
  if (status === 'draft') return begun;
  const { technician, part } = workOf(service);
  return {
    ...begun,
    technician,
    checklist: templateFor(service).checklist.map(({ itemCode, valueType, minValue, maxValue }) => ({
      itemCode,
      done: 'Y' as const,
      ...(valueType === 'number' && { measuredValue: Math.round((minValue! + maxValue!) * 5) / 10 }),
    })),
    parts: part === null ? [] : [{ partsCode: part.partsCode, qty: part.qty, sourceType: 'local_purchase' }],
  };
}
