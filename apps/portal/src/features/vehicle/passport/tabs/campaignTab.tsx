import { machineCampaignsCampaignList, type VehicleCampaign } from '@harrow/api-client';
import { DateText, StatusTag } from '@harrow/ui';
import { Link } from 'react-router-dom';
import { type PassportTab, rowsOf } from './passportTab.ts';

const tones = { open: 'warning', claimed: 'processing', done: 'success', excluded: 'default' } as const;

/** The campaigns that concern the machine. */
export const campaignTab: PassportTab<VehicleCampaign> = {
  key: 'campaign',
  title: 'tab.campaign',
  permission: 'campaign:query',
  ask: rowsOf(machineCampaignsCampaignList),
  none: 'campaign.none',
  rowKey: ({ id }) => id,
  columns: [
    {
      title: 'campaign.no',
      cell: ({ id, campaignNo }) => (
        <Link className="hw-link" to={`/service/campaign/detail/${id}`}>
          {campaignNo}
        </Link>
      ),
    },
    { title: 'campaign.name', cell: ({ title }) => title },
    { title: 'campaign.status', cell: ({ status, status_dictText: text }) => <StatusTag color={tones[status]} text={text} /> },
    { title: 'campaign.type', onPaper: false, cell: ({ campaignType_dictText: text }) => text },
    { title: 'campaign.severity', onPaper: false, cell: ({ severity_dictText: text }) => text },
    { title: 'campaign.validTo', cell: ({ validTo }) => <DateText value={validTo} /> },
    {
      title: 'campaign.claim',
      cell: ({ claimId, claimNo }) =>
        claimId ? (
          <Link className="hw-link" to={`/service/warrantyClaim/detail/${claimId}`}>
            {claimNo}
          </Link>
        ) : (
          (claimNo ?? '–')
        ),
    },
    { title: 'campaign.done', cell: ({ completedDate }) => <DateText value={completedDate} /> },
  ],
};
