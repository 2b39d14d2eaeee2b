import type { CoreTags } from '@harrow/api-client';
import { PageSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PaperLanguage } from '../../documents/print/PaperLanguage.tsx';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { PartTags } from '../../shared/print/PartTags.tsx';
import { PrintPage } from '../../shared/print/PrintPage.tsx';
import { useTabTitle } from '../../shared/tab.ts';
import { coreTags } from './coreTags.ts';

/** Tags of the cores of the address (`?ids=…`), each in the language of its dealer. */
export function CoreTagsPage() {
  const { t } = useTranslation('usedPartsTask');
  const [search] = useSearchParams();
  const { data, error, refetch } = useQuery(coreTags(search.get('ids') ?? ''));
  useTabTitle(t('tags'));
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <PrintPage>
      {data.length === 0 && <p className="print-sheet">{t('noTags')}</p>}
      {data.map(({ language, cores }) => (
        <PaperLanguage key={language} language={language}>
          <Suspense>
            <Tags cores={cores} />
          </Suspense>
        </PaperLanguage>
      ))}
    </PrintPage>
  );
}

function Tags({ cores }: Pick<CoreTags, 'cores'>) {
  const { t } = useTranslation('usedPartsTask');
  const tags = cores.map((core) => ({ ...core, qty: core.claimQty, keptBy: core.subDealerName ?? core.dealerName }));
  return <PartTags tags={tags} serialLabel={t('field.oldSerialNo')} />;
}
