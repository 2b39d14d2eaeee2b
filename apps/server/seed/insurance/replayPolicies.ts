import { act } from '../../src/documents/act.ts';
import { insuranceKind } from '../../src/modules/force-insurance/insuranceKind.ts';
import { saveInsurance } from '../../src/modules/force-insurance/service.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { contextOf, transact } from '../../src/shared/context.ts';
import { platePicture } from '../files/pictures.ts';
import { uploadFile } from '../files/uploadFile.ts';
import { withExif } from '../files/withExif.ts';
import { serviceClerks } from '../pastSteps.ts';
import { createRandom } from '../random.ts';
import type { Stage } from '../stage.ts';
import type { DemoVehicle } from '../vehicles/vehicles.ts';
import type { PolicyPlan } from './policyPlans.ts';

/** How far the open ones are, each of another machine. */
const stages = [...Array<'draft'>(4).fill('draft'), ...Array<'submitted'>(6).fill('submitted'), ...Array<'no_pass'>(3).fill('no_pass')];

/** Policies of delivered machines that had none, each step on its day. */
export async function replayPolicies(stage: Stage, vehicles: readonly DemoVehicle[], plans: readonly PolicyPlan[], today: string): Promise<void> {
  const { services, setClock, actAs } = stage;
  const random = createRandom('policies.open');
  const insured = new Set(plans.map(({ vehicle }) => vehicle.vin));
  const without = vehicles.filter(({ vehicleStatus, vin }) => vehicleStatus === 'delivered' && !insured.has(vin));
  const scan = await platePicture('policy', ['SEGURO OBLIGATORIO', 'POLICY']);
  for (const [index, vehicle] of random.sample(without, stages.length).entries()) {
    const wanted = stages[index]!;
    const user = await actAs(serviceClerks[vehicle.dealerCode]!);
    const context = contextOf(services, user);
    const day = addDays(today, -15 + index);
    setClock(new Date(`${day}T05:00:00Z`));
    const policy = {
      vin: vehicle.vin,
      insuranceType: 'third_party' as const,
      insurer: 'Mutual Austral',
      policyNo: `TP-N-${500 + index}`,
      premium: 180 + index * 5,
    };
    const { id } = await transact(context, (inside) =>
      saveInsurance(inside, { ...policy, policyStart: vehicle.deliveryDate!, ...(wanted === 'draft' && { policyNo: null, premium: null }) }),
    );
    if (wanted === 'draft') continue;
    await uploadFile(
      services,
      user,
      { tableName: 'force_insurance', tableId: id },
      { slot: 'policyScan', filename: `${vehicle.vin}-policy.jpg`, type: 'image/jpeg', content: withExif(scan, `${day} 10:00:00`, `${vehicle.vin} policy`) },
    );
    await act(context, insuranceKind, 'submit', { id, confirm: true });
    if (wanted === 'submitted') continue;
    setClock(new Date(`${addDays(day, 1)}T02:00:00Z`));
    await act(contextOf(services, await actAs('wang.service')), insuranceKind, 'noPass', {
      id,
      rejectReason: 'insufficient_photos',
      opinion: '保单扫描件不清晰，请重新上传。',
      marks: [{ field: 'policyScan', note: '看不清保单号' }],
    });
  }
}
