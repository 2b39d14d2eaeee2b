import type { MarketInfoItem } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { useDocumentBatches } from '../../documents/actions/documentBatches.tsx';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { previewed } from '../../shared/calls/previewed.ts';
import { usePermission } from '../../shared/usePermission.ts';
import { infoList } from './infoColumns.tsx';
import { finishReports, reportListing } from './reports.ts';

/** Reports of dealers on their markets, the newest first. */
export function InfoListPage() {
  const { t } = useTranslation('marketInfo');
  const isMaker = isMakerUser(useStore(userStore));
  const mayFinish = usePermission('marketInfo:submit') && !isMaker;
  const seesPrices = usePermission('marketInfo:reply');
  const steps = useDocumentBatches<MarketInfoItem>({ docType: 'marketInfo', steps: ['submit', 'withdraw'] });
  return (
    <DocumentListPage
      list={infoList}
      kind={reportListing}
      newText={t('new')}
      chips={seesPrices ? { links: [{ address: `${reportListing.address}/prices`, label: t('list.prices') }] } : {}}
      batchActions={[
        ...steps,
        ...(mayFinish
          ? [{ key: 'finish', label: t('action.finish'), ...previewed('marketInfo', (ids, _values, trial) => finishReports({ ids }, trial)) }]
          : []),
      ]}
      batchColumns={['infoNo', 'title']}
    />
  );
}
