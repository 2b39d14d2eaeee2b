import type { ProdUpgradeSuggest } from '@harrow/api-client';
import { lazyPart } from '@harrow/ui';
import type { TFunction } from 'i18next';
import { Suspense } from 'react';
import { MasterHistory } from '../../shared/changes/MasterHistory.tsx';

const Evidence = lazyPart(async () => ({ default: (await import('./Evidence.tsx')).Evidence }));

const dictionaries = {
  secondProduct: 'product2',
  suggestType: 'suggest_type',
  priority: 'priority',
  status: 'bill_status',
  rejectReason: 'reject_reason',
  closeReason: 'close_reason',
};
const words = { docType: 'prodUpgradeSuggest', namespace: 'prodUpgradeSuggest', dictionaries };

/** Panels beside a suggestion: what claims say about it, and change history. */
export const railOf = (suggest: ProdUpgradeSuggest, t: TFunction<'prodUpgradeSuggest'>) => ({
  changes: <MasterHistory id={suggest.id} words={words} />,
  first: [
    {
      key: 'evidence',
      title: t('rail.evidence'),
      open: true,
      content: (
        <Suspense>
          <Evidence suggest={suggest} />
        </Suspense>
      ),
    },
  ],
});
