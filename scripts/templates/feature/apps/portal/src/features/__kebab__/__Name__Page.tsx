import { DateText, DocumentPage, DocumentSection, ErrorState, FieldGrid, PageSkeleton, ReadOnlyField, YesNo } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useTabTitle } from '../../shared/tab.ts';
import { useFailureText } from '../../shared/calls/useFailureText.ts';
import { __name__s } from './__name__s.ts';

export function __Name__Page() {
  const { t } = useTranslation('__name__');
  const { id = '' } = useParams();
  const failureText = useFailureText();
  const { data: __name__, error, refetch } = useQuery(__name__s.detail(id));
  useTabTitle(__name__?.code);
  if (error && !__name__) return <ErrorState reason={failureText(error)} onRetry={() => void refetch()} />;
  if (!__name__) return <PageSkeleton />;
  return (
    <DocumentPage title={__name__.code}>
      <DocumentSection id="base" title={t('section.base')}>
        <FieldGrid>
          <ReadOnlyField label={t('field.name')}>{__name__.name}</ReadOnlyField>
          <ReadOnlyField label={t('field.enabled')}>
            <YesNo value={__name__.enabled} />
          </ReadOnlyField>
          <ReadOnlyField label={t('field.createTime')}>
            <DateText value={__name__.createTime} />
          </ReadOnlyField>
          <ReadOnlyField label={t('field.remark')} wide>
            {__name__.remark}
          </ReadOnlyField>
        </FieldGrid>
      </DocumentSection>
    </DocumentPage>
  );
}
