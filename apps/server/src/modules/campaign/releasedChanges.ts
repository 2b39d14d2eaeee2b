/** Fields of a released campaign that are fixed. Pure. */
import type { InvalidField } from '../../shared/refusal/refusal.ts';
import type { CampaignColumns } from './actions/saveCampaign.ts';
import type { CampaignRow } from './tables.ts';

/** Fields that dealers have been notified of and carry out. */
export const fixedOnceReleased = ['campaignType', 'severity', 'secondProduct', 'thirdProducts', 'validFrom', 'bugCode', 'mileagePaid', 'stopDelivery'] as const;

/** Texts and the last day may change; hours and parts only grow. */
export const forbiddenChanges = (before: CampaignRow, after: CampaignColumns): InvalidField[] => [
  ...fixedOnceReleased.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])).map((field) => ({ field, code: 'campaign.fixed' })),
  ...shrunk(before.hourCodes, after.hourCodes, { list: 'hourCodes', key: 'hourCode', amount: 'maxHours' }),
  ...shrunk(before.parts, after.parts, { list: 'parts', key: 'partsCode', amount: 'qty' }),
];

interface Words<Line> {
  list: string;
  key: keyof Line & string;
  amount: keyof Line & string;
}

/** Lines that are gone, or allow less than before. */
const shrunk = <Line>(before: readonly Line[], after: readonly Line[], { list, key, amount }: Words<Line>): InvalidField[] =>
  before.flatMap((line) => {
    const index = after.findIndex((one) => one[key] === line[key]);
    if (index < 0) return [{ field: list, code: 'campaign.onlyMore', params: { code: String(line[key]) } }];
    return Number(after[index]![amount]) < Number(line[amount])
      ? [{ field: amount, line: `${list}[${index}]`, code: 'campaign.onlyMore', params: { code: String(line[key]) } }]
      : [];
  });
