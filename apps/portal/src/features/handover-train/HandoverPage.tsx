import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DocumentRecord } from '../../documents/page/DocumentRecord.tsx';
import { HandoverEditor } from './HandoverEditor.tsx';
import { handovers } from './handovers.ts';

/** One handover: to write (`add`, `add?vin=…`), to review, to read. */
export function HandoverPage() {
  const { t } = useTranslation('handoverTrain');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <DocumentRecord resource={handovers} titleOf={({ handoverNo }) => handoverNo} newTitle={t('new')}>
      {(handover) => (
        <HandoverEditor handover={handover} vin={search.get('vin')} onCreated={(id) => void navigate({ search: `?id=${id}` }, { replace: true })} />
      )}
    </DocumentRecord>
  );
}
