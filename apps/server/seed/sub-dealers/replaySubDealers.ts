import { act } from '../../src/documents/act.ts';
import type { SubDealerInput } from '../../src/generated/types.gen.ts';
import { saveSubDealer, subDealerKind } from '../../src/modules/sub-dealer/service.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { contextOf } from '../../src/shared/context.ts';
import { platePicture } from '../files/pictures.ts';
import { uploadFile } from '../files/uploadFile.ts';
import { withExif } from '../files/withExif.ts';
import type { Stage } from '../stage.ts';

interface Proposal {
  by: string;
  /** Days ago. */
  saved: number;
  /** Handed in the day after; and sent back by the maker two days later. */
  end: 'draft' | 'submitted' | 'no_pass';
  fields: SubDealerInput;
}

const proposals: readonly Proposal[] = [
  {
    by: 'd003.admin',
    saved: 2,
    end: 'draft',
    fields: {
      name: 'Savane Équipement Korhogo',
      country: 'CI',
      region: 'Poro',
      address: 'Quartier Soba, Korhogo',
      phone: '+225 27 36 55 01 42',
      manager: 'Seydou Ouattara',
      businessScope: ['sales', 'parts'],
    },
  },
  {
    by: 'd001.admin',
    saved: 7,
    end: 'submitted',
    fields: {
      name: 'AgroAndes Los Ángeles',
      country: 'CL',
      region: 'Biobío',
      address: 'Avenida Alemania 831, Los Ángeles',
      phone: '+56 43 255 0143',
      email: 'losangeles@agroandes.example',
      manager: 'Claudio Riquelme',
      businessScope: ['sales', 'service', 'parts'],
      workshopLevel: 'B',
      mechanicsCount: 3,
      serviceRadiusKm: 120,
    },
  },
  {
    by: 'd002.admin',
    saved: 24,
    end: 'no_pass',
    fields: {
      name: 'Steppe Agrotekhnika Aktobe',
      country: 'KZ',
      region: 'Актюбинская область',
      address: 'ул. Промышленная 7, Актобе',
      phone: '+7 7132 55 01 30',
      manager: 'Марат Жумабаев',
      businessScope: ['service'],
      workshopLevel: 'C',
      mechanicsCount: 1,
      serviceRadiusKm: 60,
    },
  },
];

const untilReview = 2;
/** Days ago on which a dealer asked to close one of its sub-dealers. */
const asked = 3;

/** Proposals under way, and a request that waits for the maker: each step on its day. */
export async function replaySubDealers({ services, setClock, actAs }: Stage, today: string): Promise<void> {
  const as = async (username: string) => contextOf(services, await actAs(username));
  const at = (daysAgo: number, hour: number): void => setClock(new Date(`${addDays(today, -daysAgo)}T${String(hour).padStart(2, '0')}:30:00Z`));
  const pictures = await Promise.all(['shop.front', 'shop.workshop'].map((name) => platePicture(name, ['NORTHFIELD AGRI', 'SERVICE'])));
  for (const { by, saved, end, fields } of proposals) {
    const author = await as(by);
    at(saved, 9);
    const { id } = await saveSubDealer(author, { ...fields, cooperationStart: addDays(today, 30 - saved) }, { confirm: true });
    if (end === 'draft') continue;
    for (const [index, picture] of pictures.entries()) {
      const takenAt = `${addDays(today, -saved)} 1${index}:00:00`;
      const content = withExif(picture, takenAt, `${fields.name} ${index}`);
      const file = { slot: 'shopPhotos', filename: `IMG_${takenAt.replace(/\D/g, '')}.jpg`, type: 'image/jpeg', content };
      await uploadFile(services, author.user, { tableName: 'sub_dealer', tableId: id }, file);
    }
    at(saved - 1, 9);
    await act(author, subDealerKind, 'submit', { id });
    if (end === 'submitted') continue;
    at(saved - 1 - untilReview, 6);
    const opinion = '仅一名技师，请补充人员后再提交';
    await act(await as('sun.sales'), subDealerKind, 'noPass', { id, opinion, rejectType: 'return' });
  }
  const { id } = await services.db.selectFrom('subDealer').select('id').where('subDealerCode', '=', 'D001-02').executeTakeFirstOrThrow();
  at(asked, 14);
  await act(await as('d001.admin'), subDealerKind, 'request', {
    id,
    requestType: 'terminate',
    reason: 'performance',
    opinion: 'El arriendo termina en diciembre y Temuco atiende la zona',
  });
}
