import type { CampaignItem } from '@harrow/api-client';
import { campaignsFields as sheet } from '@harrow/api-client/fields';
import { type Action, EllipsisText, Progress } from '@harrow/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { usePermission } from '../../shared/usePermission.ts';
import {
  campaignAddress,
  campaignCounts,
  campaignDeletion,
  campaigns,
  exportPath,
  isKeeper,
  keeperStatuses,
  readerStatuses,
  severityTones,
  typeTones,
} from './campaigns.ts';
import { useCampaignActions } from './useCampaignActions.tsx';

const list: SheetList<CampaignItem, typeof sheet> = {
  noun: 'campaign',
  sheet,
  columns: {
    campaignNo: { width: 130, fixed: 'left' },
    title: { width: 220, render: ({ title }) => <EllipsisText text={title} length={26} fit /> },
    campaignType: { width: 120, tones: typeTones },
    severity: { width: 180, tones: severityTones },
    validTo: 130,
    secondProduct: 150,
    completionRate: {
      width: 150,
      render: ({ completionRate, title }) => (completionRate === null ? '–' : <Progress value={completionRate} aria-label={title} />),
    },
    done: 110,
    total: 100,
    status: { width: 110, tones: billStatusTones },
    validFrom: { width: 130, defaultHidden: true },
    thirdProducts: { width: 180, defaultHidden: true, render: ({ thirdProducts_dictText: names }) => <EllipsisText text={names || '–'} length={22} fit /> },
    open: { width: 130, defaultHidden: true },
    claimed: { width: 130, defaultHidden: true },
    excluded: { width: 110, defaultHidden: true },
    mileagePaid: { width: 140, defaultHidden: true },
    stopDelivery: { width: 180, defaultHidden: true },
    releaseTime: { width: 150, defaultHidden: true },
    createBy: { width: 130, defaultHidden: true },
    updateTime: { width: 150, defaultHidden: true },
    createTime: { width: 150, defaultHidden: true },
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

/** What has to be done on machines, and how far it is. */
export function CampaignListPage() {
  const { t } = useTranslation('campaign');
  const navigate = useNavigate();
  const mayClaim = usePermission('warrantyClaim:add');
  const actions = useCampaignActions();
  const statuses = useMemo(
    () => ({
      dict: 'campaign_status',
      order: isKeeper() ? keeperStatuses : readerStatuses,
      counts: campaignCounts,
      toggles: [
        { filter: 'withOpen', label: t('list.open') },
        { filter: 'mine', label: t('list.mine') },
      ],
    }),
    [t],
  );
  const machines = ({ id }: CampaignItem, query: string): void => void navigate(`${campaignAddress}/detail/${id}${query}#machines`);
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
        resource={campaigns}
        address={campaignAddress}
        title={t('title')}
        newText={t('new')}
        empty={t('none')}
        openText={t('shared:view')}
        statuses={statuses}
        exportPath={exportPath()}
        isPrintable
        printText={t('bulletin')}
        rowActions={rowActions}
        batchColumns={['campaignNo', 'title']}
        {...campaignDeletion}
      />
      {actions.dialog}
    </>
  );
}
