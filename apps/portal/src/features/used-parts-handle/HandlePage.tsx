import { PageSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DocumentRecord } from '../../documents/page/DocumentRecord.tsx';
import { useTab } from '../../shared/tab.ts';
import { HandleEditor } from './HandleEditor.tsx';
import { coresToHandle, handles } from './handles.ts';

/** One document about cores: to write (`add`, `add?tasks=…`), to review and receive, to read. */
export function HandlePage() {
  const { t } = useTranslation('usedPartsHandle');
  const tab = useTab();
  const [search] = useSearchParams();
  const ids = (search.get('tasks') ?? '').split(',').filter(Boolean);
  const { data: cores = [], isLoading } = useQuery({ ...coresToHandle(ids), enabled: ids.length > 0 });
  return (
    <DocumentRecord resource={handles} titleOf={({ handleNo }) => handleNo} fresh={{ title: t('new'), right: 'usedPartsHandle:add' }}>
      {(handle) =>
        !handle && isLoading ? <PageSkeleton /> : <HandleEditor handle={handle} cores={cores} onCreated={(id) => tab.redirect({ search: `?id=${id}` })} />
      }
    </DocumentRecord>
  );
}
