import { requiredSlots } from '../../src/modules/handover-train/rules/submitChecks.ts';
import type { CurrentUser } from '../../src/shared/session/currentUser.ts';
import { uploadFile } from '../files/uploadFile.ts';
import { withExif } from '../files/withExif.ts';
import type { Stage } from '../stage.ts';

/** What a handover must hold, photographed on the day of the delivery. */
export async function attachFiles(
  { services }: Stage,
  { id, vin, day, by }: { id: string; vin: string; day: string; by: CurrentUser },
  picture: Buffer,
): Promise<void> {
  for (const slot of requiredSlots) {
    const content = withExif(picture, `${day} 10:15:00`, `${vin} ${slot}`);
    await uploadFile(services, by, { tableName: 'handover_train', tableId: id }, { slot, filename: `${slot}.jpg`, type: 'image/jpeg', content });
  }
}
