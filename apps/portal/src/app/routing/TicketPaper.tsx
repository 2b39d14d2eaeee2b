import { printDataData, type PaperType, resultOf } from '@harrow/api-client';
import { PageSkeleton } from '@harrow/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams, useRoutes, useSearchParams } from 'react-router-dom';
import { apiWithoutLogin } from '../../platform/api.ts';
import { useArrived } from '../../platform/routing/lazyPage.tsx';
import { paperOf } from '../../documents/print/paperOf.ts';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { type FeatureModule, featureLoader, featureNames } from './features.ts';

/** The feature that shows a kind of document: `warrantyClaim` is in `warranty-claim`. */
const featureOf = (docType: string): string => docType.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The paper of a document by the ticket in the address: its data are read once, and the page of the kind renders them. */
export function TicketPaper() {
  const { docType = '' } = useParams();
  const [asked] = useSearchParams();
  const [id, token] = [asked.get('id') ?? '', asked.get('token') ?? ''];
  const client = useQueryClient();
  const feature = featureOf(docType);
  const isKnown = featureNames.has(feature) && id !== '' && token !== '';
  const { data, error, refetch } = useQuery({
    queryKey: ['print', docType, id, token],
    async queryFn({ signal }) {
      const paper = await resultOf(printDataData({ query: { docType: docType as PaperType, id, token }, fetch: apiWithoutLogin.fetch, signal }));
      client.setQueryData(paperOf(docType as PaperType, id).queryKey, paper);
      return paper;
    },
    enabled: isKnown,
    staleTime: Infinity,
    retry: false,
  });
  if (!isKnown) return <NotFound />;
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  return data ? <Paper feature={feature} path={`/print/${docType}/print/${id}`} /> : <PageSkeleton />;
}

function Paper({ feature, path }: { feature: string; path: string }) {
  const module = useArrived(featureLoader(feature));
  return module ? <PaperPage {...module} path={path} /> : <PageSkeleton />;
}

function PaperPage({ routes, path }: FeatureModule & { path: string }) {
  return useRoutes([...routes, { path: '*', element: <NotFound /> }], path);
}
