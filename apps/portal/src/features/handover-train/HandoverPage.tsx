import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DocumentRecord } from '../../documents/page/DocumentRecord.tsx';
import { useTab } from '../../shared/tab.ts';
import { HandoverEditor } from './HandoverEditor.tsx';
import { handovers } from './handovers.ts';

/** One handover: to write (`add`, `add?vin=…`), to review, to read. */
export function HandoverPage() {
  const { t } = useTranslation('handoverTrain');
  const tab = useTab();
  const [search] = useSearchParams();
  return (
    <DocumentRecord resource={handovers} titleOf={({ handoverNo }) => handoverNo} fresh={{ title: t('new'), right: 'handoverTrain:add' }}>
      {(handover) => <HandoverEditor handover={handover} vin={search.get('vin')} onCreated={(id) => tab.redirect({ search: `?id=${id}` })} />}
    </DocumentRecord>
  );
}
