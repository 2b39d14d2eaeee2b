import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DocumentRecord } from '../../documents/page/DocumentRecord.tsx';
import { __Name__Editor } from './__Name__Editor.tsx';
import { __name__s } from './__name__s.ts';

/** One document: to write, to review, to read. */
export function __Name__Page() {
  const { t } = useTranslation('__name__');
  const navigate = useNavigate();
  return (
    <DocumentRecord resource={__name__s} titleOf={({ __name__No }) => __name__No} fresh={{ title: t('new'), right: '__name__:add' }}>
      {(__name__) => <__Name__Editor __name__={__name__} onCreated={(id) => void navigate(`?id=${id}`, { replace: true })} />}
    </DocumentRecord>
  );
}
