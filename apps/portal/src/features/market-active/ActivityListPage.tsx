import type { MarketActiveItem } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useDocumentBatches } from '../../documents/actions/documentBatches.tsx';
import { DocumentListPage } from '../../documents/list/DocumentListPage.tsx';
import { activityListing, countLate, sumUpSupport } from './activities.ts';
import { activityList } from './activityColumns.tsx';
import { calendarAddress } from './calendar/calendarAddress.ts';

/** Activities of dealers, those of this year first. The calendar shows the same ones by month. */
export function ActivityListPage() {
  const { t } = useTranslation('marketActive');
  const [search] = useSearchParams();
  // Support is decided on the page of the plan; without it, several plans pass at once.
  const steps = useDocumentBatches<MarketActiveItem>({ docType: 'marketActive', steps: ['submit', 'withdraw', 'pass', 'noPass'] });
  return (
    <DocumentListPage
      list={activityList}
      kind={activityListing}
      newText={t('new')}
      chips={{
        late: { filter: 'reportLate', label: t('list.reportLate'), count: countLate },
        links: [{ address: calendarAddress(search), label: t('list.calendar') }],
      }}
      sumUp={sumUpSupport(t('list.approvedShare'))}
      batchActions={steps}
      batchColumns={['activeNo', 'title', 'supportAmount']}
    />
  );
}
