import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DocumentRecord } from '../../documents/page/DocumentRecord.tsx';
import { ExtendInsuranceEditor } from './ExtendInsuranceEditor.tsx';
import { extendInsurances } from './extendInsurances.ts';

/** One document: to write, to review, to read. */
export function ExtendInsurancePage() {
  const { t } = useTranslation('extendInsurance');
  const navigate = useNavigate();
  return (
    <DocumentRecord resource={extendInsurances} titleOf={({ extendInsuranceNo }) => extendInsuranceNo} newTitle={t('new')}>
      {(extendInsurance) => <ExtendInsuranceEditor extendInsurance={extendInsurance} onCreated={(id) => void navigate(`?id=${id}`, { replace: true })} />}
    </DocumentRecord>
  );
}
