import type { CampaignItem } from '@harrow/api-client';
import { campaignsFields as sheet } from '@harrow/api-client/fields';
import { type Action, Progress } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { severityTones, typeTones, campaignListing } from './campaigns.ts';
import { useCampaignActions } from './useCampaignActions.tsx';

const list: SheetList<CampaignItem, typeof sheet> = {
  noun: 'campaign',
  sheet,
  columns: {
    campaignNo: { fixed: 'left' },
    title: {},
    campaignType: { tones: typeTones },
    severity: { tones: severityTones },
    validTo: {},
    secondProduct: {},
    completionRate: {
      width: 150,
      render: ({ completionRate, title }) => (completionRate === null ? '–' : <Progress value={completionRate} aria-label={title} />),
    },
    done: {},
    total: {},
    status: { tones: billStatusTones },
    validFrom: { defaultHidden: true },
    thirdProducts: { defaultHidden: true, text: ({ thirdProducts_dictText: names }) => names },
    open: { defaultHidden: true },
    claimed: { defaultHidden: true },
    excluded: { defaultHidden: true },
    mileagePaid: { defaultHidden: true },
    stopDelivery: { defaultHidden: true },
    releaseTime: { defaultHidden: true },
    createBy: { defaultHidden: true },
    updateTime: { defaultHidden: true },
    createTime: { defaultHidden: true },
  },
  query: [
    'campaignNo',
    'status',
    'campaignType',
    'severity',
    'secondProduct',
    'validFrom',
    'validTo',
    'mileagePaid',
    'stopDelivery',
    'releaseTime',
    'createBy',
    'createTime',
  ],
  filters: [
    { name: 'keyword', kind: 'words', label: 'list.keyword', maxLength: 500 },
    'campaignType',
    'severity',
    'secondProduct',
    'validTo',
    { name: 'status', several: true },
  ],
};

/** Campaigns with their progress. */
export function CampaignListPage() {
  const { t } = useTranslation('campaign');
  const navigate = useNavigate();
  const mayClaim = usePermission('warrantyClaim:add');
  const actions = useCampaignActions();
  const machines = ({ id }: CampaignItem, query: string): void => void navigate(`${campaignListing.address}/detail/${id}${query}#machines`);
  const rowActions = (campaign: CampaignItem): Action[] => [
    { key: 'machines', label: t('machines'), onClick: () => machines(campaign, '') },
    ...(mayClaim && campaign.status === 'pass' && campaign.open > 0
      ? [{ key: 'claim', label: t('claim'), onClick: () => machines(campaign, '?status=open') }]
      : []),
    ...actions.of(campaign),
  ];
  return (
    <>
      <DocumentListPage
        list={list}
        kind={campaignListing}
        newText={t('new')}
        openText={t('shared:view')}
        chips={{
          toggles: [
            { filter: 'withOpen', label: t('list.open') },
            { filter: 'mine', label: t('list.mine') },
          ],
        }}
        printText={t('bulletin')}
        rowActions={rowActions}
        batchColumns={['campaignNo', 'title']}
      />
      {actions.dialog}
    </>
  );
}
