import { createHash } from 'node:crypto';
import { requiredSlots } from '../../src/modules/warranty-claim/rules/requiredSlots.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import type { Services } from '../../src/shared/services.ts';
import type { CurrentUser } from '../../src/shared/session/currentUser.ts';
import { film } from '../files/film.ts';
import { meterPicture, partPicture, partPictureCount, platePicture } from '../files/pictures.ts';
import { bugCodes } from '../service-catalogue/catalogue.ts';
import { textPdf } from '../files/textPdf.ts';
import { type DemoFile, uploadFile } from '../files/uploadFile.ts';
import { withExif } from '../files/withExif.ts';
import { keyOf, type ClaimPlan } from './claimPlan.ts';

/** Pictures of parts are drawn once and shared; their EXIF data make every file another one. */
export type PartPictures = Record<'defective' | 'new', readonly Buffer[]>;

const indexes = Array.from({ length: partPictureCount }, (_, index) => index);

export async function drawPartPictures(): Promise<PartPictures> {
  const draw = (condition: 'defective' | 'new') => Promise.all(indexes.map((index) => partPicture(index, condition)));
  return { defective: await draw('defective'), new: await draw('new') };
}

const shotTime = (plan: ClaimPlan, minute: number) =>
  `${plan.feature === 'photoDate' ? addDays(plan.failureDate, -9) : plan.repairDate} 10:${String(minute).padStart(2, '0')}:12`;

/** What a slot holds, drawn for this claim. */
async function drawSlot(plan: ClaimPlan, slot: string, key: string, pictures: PartPictures): Promise<Buffer> {
  const { vehicle, input } = plan;
  const number = Number.parseInt(createHash('sha256').update(key).digest('hex').slice(0, 6), 16) % partPictureCount;
  switch (slot) {
    case 'vehiclePlatePhoto':
      return platePicture(key, ['NORTHFIELD AGRI', vehicle.vin, `${vehicle.fourthProduct}  ${vehicle.powerKw ?? ''}`.trim()]);
    case 'enginePlatePhoto':
      return platePicture(`${key}.engine`, ['NORTHFIELD ENGINE', vehicle.engineModel ?? '', vehicle.engineNo]);
    case 'workingHoursPhoto':
      return meterPicture(`${key}.hours`, input.operatingHours?.toFixed(1) ?? '-', 'H');
    case 'mileagePhoto':
      return meterPicture(`${key}.km`, input.mileage?.toFixed(1) ?? '-', 'KM');
    case 'newPartsPhoto':
      return pictures.new[number] as Buffer;
    default:
      return pictures.defective[number] as Buffer;
  }
}

/** The files of a claim: one for every slot that must hold one, and now and then a video. */
async function filesOf(plan: ClaimPlan, key: string, pictures: PartPictures): Promise<DemoFile[]> {
  const { input, faults } = plan;
  const slots = requiredSlots({
    // Its machines have one.
    noHours: false,
    header: { replaceEngine: input.replaceEngine ?? 'N', mileage: input.mileage ?? null },
    faults: (input.bugList ?? []).map(({ bugSystem, bugCode }) => ({
      bugSystem: bugSystem ?? '',
      photoRequired: bugCodes.find(({ code }) => code === bugCode)?.photoRequired ?? false,
    })),
    parts: input.partsList ?? [],
  });
  const photos = await Promise.all(
    slots
      .filter((slot) => slot !== 'invoiceScan')
      .map(async (slot, index): Promise<DemoFile> => {
        const source = slot === 'defectivePartsPhoto' && plan.reusesPhotoOf ? plan.reusesPhotoOf : plan;
        const sourceKey = source === plan ? key : keyOf(source);
        const takenAt = shotTime(source, index + 5);
        return {
          slot,
          filename: `IMG_${takenAt.replace(/\D/g, '')}.jpg`,
          type: 'image/jpeg',
          content: withExif(await drawSlot(source, slot, sourceKey, pictures), takenAt, `${sourceKey} ${slot}`),
        };
      }),
  );
  const showsLeak = faults.some(({ fault }) => fault.bugSystem === 'hydraulic' && fault.bugCode?.endsWith('1'));
  const local = (input.partsList ?? []).filter(({ sourceType }) => sourceType === 'local_purchase');
  return [
    ...photos,
    ...(showsLeak ? [{ slot: 'video', filename: 'VID_0001.mp4', type: 'video/mp4', content: film(key) }] : []),
    ...(local.length > 0
      ? [
          {
            slot: 'invoiceScan',
            filename: `invoice-${key.slice(-6)}.pdf`,
            type: 'application/pdf',
            content: textPdf(['Invoice', `Date: ${plan.repairDate}`, ...local.map(({ partsCode, qty }) => `${partsCode}   x ${qty}`)]),
          },
        ]
      : []),
  ];
}

/** The files of a claim as its clerk attaches them. @param only these slots, photographed once more; all when left out */
export async function claimFilesOf(plan: ClaimPlan, pictures: PartPictures, only?: readonly string[]): Promise<DemoFile[]> {
  const key = only ? `${keyOf(plan)} again` : keyOf(plan);
  return (await filesOf(plan, key, pictures)).filter(({ slot }) => only?.includes(slot) ?? true);
}

/** Uploads files of a claim as its clerk. */
export async function uploadClaimFiles(services: Services, user: CurrentUser, claimId: string, files: readonly DemoFile[]): Promise<void> {
  await Promise.all(files.map((file) => uploadFile(services, user, { tableName: 'warranty_claim', tableId: claimId }, file)));
}
