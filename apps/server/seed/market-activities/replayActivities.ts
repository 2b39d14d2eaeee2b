import { act } from '../../src/documents/act.ts';
import { systemContext } from '../../src/documents/systemContext.ts';
import { marketActiveKind, saveActivity } from '../../src/modules/market-active/service.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { contextOf } from '../../src/shared/context.ts';
import { partPicture, platePicture } from '../files/pictures.ts';
import { textPdf } from '../files/textPdf.ts';
import { uploadFile } from '../files/uploadFile.ts';
import { withExif } from '../files/withExif.ts';
import { dealers } from '../organisations/organisations.ts';
import { demoUsers } from '../organisations/users.ts';
import type { Stage } from '../stage.ts';
import { type ActivityPlan, type DemoDealer, plans, texts, titles } from './activities.ts';

const reviewer = 'sun.sales';
/** Who organises the activities of each dealer. */
const organisers: Readonly<Record<DemoDealer, string>> = { D001: 'd001.sales', D002: 'd002.admin', D003: 'd003.admin', D004: 'd004.admin' };
/** A plan is handed in so many days before it begins, and approved some days later. */
const aheadDays = 35;
const products = ['tractor', 'combine', 'loader'] as const;

/** Plans market activities, holds them and reports on them, each step on its day. Statements settle what is approved by then. */
export async function replayActivities(stage: Stage, today: string): Promise<void> {
  const pictures = [await platePicture('activity', ['NORTHFIELD AGRI', 'FIELD DAY']), await partPicture(0, 'new'), await partPicture(2, 'new')];
  for (const [index, plan] of plans.entries()) await replay(stage, plan, { index, today, pictures });
}

interface Replayed {
  index: number;
  today: string;
  pictures: readonly Buffer[];
}

async function replay({ services, setClock, actAs }: Stage, plan: ActivityPlan, { index, today, pictures }: Replayed): Promise<void> {
  const { dealer, type, begins, lasts, budget, share, end, audited = 0 } = plan;
  const days = { startDate: addDays(today, begins), endDate: addDays(today, begins + lasts - 1) };
  // No step lies ahead of today, or after the activity it plans.
  const at = (daysFromToday: number): void => setClock(new Date(`${addDays(today, Math.min(0, daysFromToday))}T${daysFromToday < 0 ? '14' : '02'}:10:00Z`));
  const username = organisers[dealer];
  const organiser = await actAs(username);
  const owner = contextOf(services, organiser);
  const staff = contextOf(services, await actAs(reviewer));
  const { settlementCurrency: currency, country } = dealers.find(({ dealerCode }) => dealerCode === dealer)!;
  const { phone } = demoUsers.find((user) => user.username === username)!;
  const [title, location] = titles[type][dealer];
  const [description, resultSummary] = texts[dealer];
  const planned = Math.min(begins - aheadDays, -4 - (index % 4));
  at(planned);
  const { id } = await saveActivity(owner, {
    title,
    activityType: type,
    description,
    ...days,
    country,
    location,
    secondProduct: products.slice(0, 1 + (index % products.length)),
    budgetAmount: budget,
    currency,
    supportAmount: share === 0 ? null : budget * share,
    expectedParticipants: 30 + index * 5,
    contactPhone: phone,
  });
  if (end === 'draft') return;
  await act(owner, marketActiveKind, 'submit', { id });
  if (end === 'submitted') return;
  at(planned + 2);
  if (end === 'returned') {
    const opinion = '支持比例过高，请按预算的一半申请。';
    await act(staff, marketActiveKind, 'noPass', { id, rejectReason: 'other', opinion, marks: [{ field: 'supportAmount', note: '最多50%' }] });
    return;
  }
  const approvedAmount = budget * share * 0.9;
  await act(staff, marketActiveKind, 'pass', { id, ...(share > 0 && { lines: { approvedAmount } }) });
  if (end === 'pass') return;
  if (end === 'cancelled') {
    at(begins - 3);
    await act(owner, marketActiveKind, 'cancel', { id, opinion: 'La salle n’est plus disponible à cette date.' });
    return;
  }
  const over = begins + lasts - 1;
  if (end === 'expired') {
    at(over + 61);
    await act(systemContext(services), marketActiveKind, 'expire', { id });
    return;
  }
  at(over + 3);
  const visitors = 24 + index * 6;
  const actualCost = Math.round(budget * (0.8 + (index % 5) * 0.07));
  const { version } = await services.db.selectFrom('marketActive').select('version').where('id', '=', id).executeTakeFirstOrThrow();
  const result = { actualParticipants: visitors, leadsCount: Math.round(visitors / 6), ordersCount: index % 3, actualCost, resultSummary };
  await saveActivity(owner, { id, version, ...result });
  const place = { tableName: 'market_active', tableId: id };
  for (const [number, picture] of pictures.entries())
    await uploadFile(services, organiser, place, {
      slot: 'reportPhotos',
      filename: `${type}-${number + 1}.jpg`,
      type: 'image/jpeg',
      content: withExif(picture, `${days.startDate} 10:${number}0:00`, `${title} ${number + 1} ${dealer}`),
    });
  if (share > 0) {
    const bill = [`Invoice ${index + 1}`, `${actualCost} ${currency}`];
    await uploadFile(services, organiser, place, { slot: 'invoices', filename: `invoice-${index + 1}.pdf`, type: 'application/pdf', content: textPdf(bill) });
  }
  await act(owner, marketActiveKind, 'submit', { id, confirm: true });
  if (end === 'reported') return;
  if (end === 'report_returned') {
    at(over + 8);
    const opinion = '请补充发票并上传现场照片。';
    await act(staff, marketActiveKind, 'noPass', {
      id,
      rejectReason: 'insufficient_photos',
      opinion,
      marks: [{ field: 'reportPhotos', note: '缺少现场照片' }],
    });
    return;
  }
  at(-audited);
  const settledAmount = Math.min(approvedAmount, actualCost);
  const lines = { settledAmount, ...(settledAmount < approvedAmount && { deductReason: '不超过实际费用' }) };
  await act(staff, marketActiveKind, 'auditSucceeded', { id, lines });
}
