import type { NoticeMaster } from '@harrow/api-client';
import { noticeMastersFields as sheet } from '@harrow/api-client/fields';
import { formatNumber } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { usePublishing } from '../../documents/publishing/usePublishing.ts';
import { billStatusTones } from '../../shared/billStatus.ts';
import type { SheetList } from '../../shared/fields/useSheetList.ts';
import { publishNotice, refreshNotices, withdrawNotice, noticeListing } from './noticeMasters.ts';

const list: SheetList<NoticeMaster, typeof sheet> = {
  noun: 'publicNotice',
  sheet,
  columns: {
    title: {},
    status: { tones: billStatusTones },
    noticeType: {},
    targetScope: {},
    publishTime: {},
    mustRead: {},
    readCount: {},
    confirmCount: { text: ({ mustRead, confirmCount }, { language }) => (mustRead === 'Y' ? formatNumber(confirmCount, language) : '') },
    expireDate: {},
    noticeNo: {},
    createBy: {},
  },
  query: ['noticeNo', 'status', 'noticeType', 'targetScope', 'publishTime', 'expireDate'],
  filters: ['title', { name: 'noticeType', several: true }],
};

/** All notices with the number of their readers; drafts and closed ones, too. */
export function NoticeMasterListPage() {
  const { t } = useTranslation('publicNotice');
  const rowActions = usePublishing(t, { publish: publishNotice, withdraw: withdrawNotice, refresh: refreshNotices });
  return <DocumentListPage list={list} kind={noticeListing} newText={t('new')} rowActions={rowActions} />;
}
