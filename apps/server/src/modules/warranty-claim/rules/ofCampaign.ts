/** Relation of a claim to the campaign that it carries out. Pure. */
import { sum } from '@harrow/validation';
import type { MachineCampaign } from '../../campaign/service.ts';
import type { Claim, ClaimHeader } from '../store/tables.ts';

/** The campaign of a claim; undefined for a claim of another type, or one that names a campaign which does not name its machine. */
export const campaignOf = (
  { claimType, campaignNo }: Pick<ClaimHeader, 'claimType' | 'campaignNo'>,
  campaigns: readonly MachineCampaign[],
): MachineCampaign | undefined => (claimType === 'campaign' ? campaigns.find((campaign) => campaign.campaignNo === campaignNo) : undefined);

/** The trip of a campaign is paid where the campaign says so; any other trip is. */
export const isTripPaid = (header: Pick<ClaimHeader, 'claimType' | 'campaignNo'>, campaigns: readonly MachineCampaign[]): boolean =>
  campaignOf(header, campaigns)?.mileagePaid !== 'N';

/** Numbers of those that can be claimed. */
export const openNumbers = (campaigns: readonly MachineCampaign[]): string[] => campaigns.filter(({ isOpen }) => isOpen).map(({ campaignNo }) => campaignNo);

/** Codes of which the lines hold more than is allowed. */
const excess = <Line, Allowed>(
  lines: readonly Line[],
  allowed: readonly Allowed[],
  { codeOf, amountOf, mostOf }: { codeOf: (line: Line | Allowed) => string; amountOf: (line: Line) => number; mostOf: (line: Allowed) => number },
): string[] =>
  [...Map.groupBy(lines, codeOf)]
    .filter(([code, own]) => {
      const one = allowed.find((line) => codeOf(line) === code);
      return one === undefined || sum(own.map(amountOf)) > mostOf(one);
    })
    .map(([code]) => code);

/** Codes of faults, labour and parts that the campaign does not name, or of which it pays less. */
export const beyondCampaign = ({ faults, labour, parts }: Omit<Claim, 'header'>, { bugCode, hourCodes, parts: allowed }: MachineCampaign): string[] => [
  ...new Set(faults.map((fault) => fault.bugCode).filter((code) => code !== bugCode)),
  ...excess(labour, hourCodes, { codeOf: ({ hourCode }) => hourCode, amountOf: ({ claimHours }) => claimHours, mostOf: ({ maxHours }) => maxHours }),
  ...excess(parts, allowed, { codeOf: ({ partsCode }) => partsCode, amountOf: (line) => line.qty, mostOf: (line) => line.qty }),
];
