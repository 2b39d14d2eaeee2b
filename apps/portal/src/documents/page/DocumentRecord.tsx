import { PageSkeleton } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import type { Resource } from '../../shared/calls/resource.ts';
import { useTabTitle } from '../../shared/tab.ts';
import { MayBegin } from './MayBegin.tsx';

interface DocumentRecordProps<Doc> {
  resource: Pick<Resource<never, Doc>, 'detail'>;
  /** Title of the tab. */
  titleOf: (document: Doc) => string;
  /** A new one: title of its tab, and the right to begin it. Absent where the page only shows. */
  fresh?: { title: string; right: string };
  /** Undefined: a new one. */
  children: (document: Doc | undefined) => ReactNode;
}

/** Id of the document that the address names; undefined for a new one. */
export function useRecordId(): string | undefined {
  const { id } = useParams();
  const [search] = useSearchParams();
  return id ?? search.get('id') ?? undefined;
}

/**
 * The document that the address names, once it is there: `detail/:id`, `edit/:id`, `add?id=…`; `add` alone is a new one.
 * A new document stays at its address when it is saved for the first time and carries its id there, so that nothing under way on
 * the page, an upload for instance, is cut short. One that may not be begun now says why.
 */
export function DocumentRecord<Doc>({ resource, titleOf, fresh, children }: DocumentRecordProps<Doc>) {
  const { t } = useTranslation('documents');
  const navigate = useNavigate();
  const id = useRecordId();
  const { data: document, error, refetch } = useQuery({ ...resource.detail(id ?? ''), enabled: id !== undefined });
  useTabTitle(id === undefined ? fresh?.title : document && titleOf(document));
  // The same elements before and after the first save: otherwise React would remount the page.
  if (id === undefined || document) return <MayBegin right={id === undefined ? fresh?.right : undefined}>{children(document)}</MayBegin>;
  if (!error) return <PageSkeleton />;
  const back = <Button onClick={() => void navigate('..')}>{t('action.back')}</Button>;
  return <CallFailure error={error} onRetry={() => void refetch()} action={back} />;
}
