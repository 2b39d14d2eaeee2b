import '../../src/modules/used-parts-task/tables.ts';
import { sql } from 'kysely';
import { act } from '../../src/documents/act.ts';
import { handleKind } from '../../src/modules/used-parts-handle/handleKind.ts';
import { handleStore } from '../../src/modules/used-parts-handle/handleStore.ts';
import { saveHandle } from '../../src/modules/used-parts-handle/actions/saveHandle.ts';
import { requiredSlots } from '../../src/modules/used-parts-handle/rules/submitChecks.ts';
import { coreKind, showOnClaim } from '../../src/modules/used-parts-task/service.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { contextOf, transact } from '../../src/shared/context.ts';
import type { Trx } from '../../src/shared/database/database.ts';
import { film } from '../files/film.ts';
import { platePicture } from '../files/pictures.ts';
import { uploadFile } from '../files/uploadFile.ts';
import { withExif } from '../files/withExif.ts';
import { serviceClerks, serviceReviewers } from '../pastSteps.ts';
import type { Stage } from '../stage.ts';
import { type DemoCore, type HandlePlan, planHandles } from './handlePlans.ts';
import { loadHeldCores } from './heldCores.ts';

/** Who carries the parcels of each dealer, and what one costs in its currency. */
const carriers: Readonly<Record<string, { carrier: string; freight: number; by: string }>> = {
  D001: { carrier: 'DHL Express', freight: 86.4, by: 'Jorge Paredes' },
  D002: { carrier: 'СДЭК', freight: 74.5, by: 'Игорь Соколов' },
  D003: { carrier: 'Chronopost', freight: 62.9, by: 'Luc Bernard' },
  D004: { carrier: 'Correios', freight: 91.2, by: 'Rui Mendes' },
};

/** Most cores that are only held. */
const mostHeld = 66;

/** Cores of the demo and the documents about them, each step on its day. */
export async function replayUsedParts(stage: Stage, trx: Trx, today: string): Promise<void> {
  await loadHeldCores(stage, trx, mostHeld);
  const { rows: cores } =
    await sql<DemoCore>`select t.id, t.tag_no, t.dealer_code, t.core_disposition, t.create_time::date::text as audit_day, c.status as claim_status,
      t.return_due::text as return_due from used_parts_task t join warranty_claim c on c.id = t.claim_id order by t.tag_no`.execute(trx);
  const { handles, requested } = planHandles(cores, today);
  const reviewer = await stage.actAs(serviceReviewers[0]);
  for (const [index, { id }] of requested.entries()) {
    stage.setClock(new Date(`${addDays(today, -1 - index)}T03:10:00Z`));
    await act(contextOf(stage.services, reviewer), coreKind, 'request', { id });
  }
  const picture = await platePicture('core', ['NORTHFIELD AGRI', 'CORE']);
  for (const [index, plan] of handles.toSorted((a, b) => a.day.localeCompare(b.day)).entries()) await replay(stage, plan, { index, picture, today });
  const claims = await trx.selectFrom('usedPartsTask').select('claimId').distinct().execute();
  for (const { claimId } of claims) await showOnClaim({ db: trx }, claimId);
}

interface Around {
  index: number;
  picture: Awaited<ReturnType<typeof platePicture>>;
  today: string;
}

async function replay(
  { services, setClock, actAs }: Stage,
  { end, method, dealerCode, cores, day }: HandlePlan,
  { index, picture, today }: Around,
): Promise<void> {
  const clockAt = (on: string, hour: number): void => setClock(new Date(`${on < today ? on : today}T${String(hour).padStart(2, '0')}:20:00Z`));
  const user = await actAs(serviceClerks[dealerCode]!);
  const context = contextOf(services, user);
  const { carrier, freight, by } = carriers[dealerCode]!;
  clockAt(day, 7);
  const isReturn = method === 'return_maker';
  const lines = cores.map(({ id: taskId }, place) => ({ taskId, handledQty: 1, condition: place % 3 === 1 ? ('damaged' as const) : ('complete' as const) }));
  const shipment = {
    carrier,
    trackingNo: `${dealerCode}-${String(40_170 + index * 37)}`,
    shipDate: day,
    boxes: Math.ceil(cores.length / 2),
    weightKg: 6.5 * cores.length,
    freight,
  };
  const sheet = {
    handleMethod: method,
    handleDate: day,
    handledBy: by,
    ...(isReturn && end !== 'draft' && shipment),
    ...(method === 'scrap_local' && { scrapWitness: 'TÜV' }),
  };
  const { id } = await transact(context, (inside) => saveHandle(inside, { ...sheet, lines }, { confirm: true }));
  if (end === 'draft') return;
  const slots = method === 'keep_inspect' ? ['tagPhoto'] : requiredSlots({ handleMethod: method, freight: isReturn ? freight : null });
  for (const slot of slots) {
    const key = `${cores[0]!.tagNo} ${end} ${slot}`;
    const file =
      slot === 'scrapVideo'
        ? { filename: `${slot}.mp4`, type: 'video/mp4', content: film(key) }
        : { filename: `${slot}.jpg`, type: 'image/jpeg', content: withExif(picture, `${day} 09:30:00`, key) };
    await uploadFile(services, user, { tableName: 'used_parts_handle', tableId: id }, { slot, ...file });
  }
  clockAt(day, 9);
  await act(context, handleKind, 'submit', { id });
  if (end === 'submitted' || end === 'shipped') return;
  const review = contextOf(services, await actAs(serviceReviewers[index % 2]!));
  const decided = addDays(day, isReturn ? 14 : 4);
  clockAt(decided, 2);
  if (end === 'returned')
    return void (await act(review, handleKind, 'noPass', { id, rejectReason: 'insufficient_photos', opinion: '标签看不清，请补拍旧件标签。' }));
  if (!isReturn) return void (await act(review, handleKind, 'pass', { id }));
  const stored = await handleStore.findLines(services.db, id);
  const found = stored.lines.map(({ id: lineId }, place) =>
    end === 'missing' && place === 1
      ? { id: lineId, receivedQty: 0, inspection: 'missing' as const, remark: '箱内未见此件' }
      : { id: lineId, receivedQty: 1, inspection: (index + place) % 7 === 3 ? ('no_fault' as const) : ('confirmed' as const) },
  );
  await act(review, handleKind, 'receive', { id, receipt: { receivedDate: decided < today ? decided : today, lines: found } });
}
