import { act } from '../../src/documents/act.ts';
import { systemContext } from '../../src/documents/systemContext.ts';
import type { InfoSource, MarketInfoType } from '../../src/generated/types.gen.ts';
import { marketInfoKind, saveInfo } from '../../src/modules/market-info/service.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { contextOf } from '../../src/shared/context.ts';
import { dealers } from '../organisations/organisations.ts';
import type { Stage } from '../stage.ts';
import { answers, type DemoDealer, models, perDollar, texts } from './reports.ts';

/** How far a report has come, and how many days ago it was submitted and answered. */
type Course = { asked: number; answered?: number; end?: 'draft' | 'finished' | 'expired' };

/** 4 drafts, 8 to answer (2 of them late), 10 answered, 18 closed. */
const courses: readonly Course[] = [
  ...[6, 4, 2, 0].map((asked): Course => ({ asked, end: 'draft' })),
  ...[11, 9, 5, 4, 3, 2, 1, 1].map((asked): Course => ({ asked })),
  ...[27, 25, 22, 20, 18, 15, 13, 11, 8, 6].map((asked): Course => ({ asked, answered: asked - 3 })),
  ...[330, 310, 285, 260, 240, 215, 190, 170, 150, 130, 115, 100].map((asked): Course => ({ asked, answered: asked - 4, end: 'finished' })),
  ...[90, 82, 75, 68, 60, 52].map((asked): Course => ({ asked, answered: asked - 2, end: 'expired' })),
];

/** Every other report is a price. */
const types: readonly MarketInfoType[] = [
  'competitor_price',
  'demand',
  'competitor_price',
  'policy_subsidy',
  'competitor_price',
  'competitor_product',
  'competitor_price',
  'crop_price',
  'competitor_price',
  'complaint',
  'competitor_price',
  'other',
];
const sources: readonly InfoSource[] = ['dealer_visit', 'customer', 'exhibition', 'media'];
const codes = ['D001', 'D002', 'D003', 'D004'] as const satisfies readonly DemoDealer[];
const authors: Readonly<Record<DemoDealer, string>> = { D001: 'd001.sales', D002: 'd002.admin', D003: 'd003.admin', D004: 'd004.admin' };
const reviewer = 'sun.sales';
/** Days after an answer on which the job closes it. */
const untilExpiry = 31;

/** Writes, answers and closes the reports of the demo, each step on its day. */
export async function replayReportsOnMarket({ services, setClock, actAs }: Stage, today: string): Promise<void> {
  const as = async (username: string) => contextOf(services, await actAs(username));
  const at = (daysAgo: number, hour: number): void => setClock(new Date(`${addDays(today, -daysAgo)}T${String(hour).padStart(2, '0')}:40:00Z`));
  for (const [index, { asked, answered, end }] of courses.entries()) {
    const code = codes[(index + Math.floor(index / types.length)) % codes.length]!;
    const { country, province, settlementCurrency: currency } = dealers.find(({ dealerCode }) => dealerCode === code)!;
    const infoType = types[index % types.length]!;
    const [title, content] = texts[infoType][code];
    const [brand, model, dollars] = models[Math.floor(index / 2) % models.length]!;
    const isOfModel = infoType.startsWith('competitor');
    const price = Math.round(dollars * (0.95 + (index % 6) * 0.02) * perDollar[currency]);
    const author = await as(authors[code]);
    at(asked, 1);
    const { id } = await saveInfo(author, {
      infoType,
      title: isOfModel ? `${title}: ${brand} ${model}` : title,
      content,
      ...(isOfModel && { competitorBrand: brand, competitorModel: model, secondProduct: brand === 'Vostok Agro' ? 'combine' : 'tractor' }),
      ...(infoType === 'competitor_price' && { price, currency }),
      country,
      region: province,
      infoDate: addDays(today, -asked - 1),
      source: sources[index % sources.length]!,
      importance: index % 9 === 4 ? 'high' : 'normal',
    });
    if (end === 'draft') continue;
    await act(author, marketInfoKind, 'submit', { id, confirm: true });
    if (answered === undefined) continue;
    at(answered, 6);
    await act(await as(reviewer), marketInfoKind, 'reply', { id, opinion: answers[index % answers.length]! });
    if (end === undefined) continue;
    if (end === 'finished') {
      at(answered - 6, 2);
      await act(author, marketInfoKind, 'finish', { id });
    } else {
      at(answered - untilExpiry, 1);
      await act(systemContext(services), marketInfoKind, 'expire', { id });
    }
  }
}
