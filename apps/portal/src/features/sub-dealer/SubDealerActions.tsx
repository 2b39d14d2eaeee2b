import type { SubDealer, SubDealerRequestType } from '@harrow/api-client';
import { type Action, ActionBar, lazyPart } from '@harrow/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentCall } from '../../documents/actions/useDocumentCall.ts';
import { queryClient } from '../../platform/queryClient.ts';
import { cancelRequests, decideRequests, single } from './subDealers.ts';
import type { WordsVerb } from './WordsDialog.tsx';

const RequestDialog = lazyPart(async () => ({ default: (await import('./RequestDialog.tsx')).RequestDialog }));
const ChangeDialog = lazyPart(async () => ({ default: (await import('./ChangeDialog.tsx')).ChangeDialog }));
const EndDialog = lazyPart(async () => ({ default: (await import('./EndDialog.tsx')).EndDialog }));
const WordsDialog = lazyPart(async () => ({ default: (await import('./WordsDialog.tsx')).WordsDialog }));

type Open = { kind: 'words'; verb: WordsVerb } | { kind: 'request'; requestType: Exclude<SubDealerRequestType, 'change'> } | { kind: 'change' | 'end' };

/** Actions of an admitted sub-dealer, as the server allows. */
export function SubDealerActions({ unit }: { unit: SubDealer }) {
  const { t } = useTranslation('subDealer');
  const [open, setOpen] = useState<Open>();
  const may = (action: SubDealer['allowedActions'][number]): boolean => unit.allowedActions.includes(action);
  // The log and the tasks change with it.
  const key: readonly string[] = [];
  const cancel = useDocumentCall(() => single(cancelRequests({ ids: [unit.id] })), { key, done: t('done.cancelRequest') });
  const accept = useDocumentCall(() => single(decideRequests({ ids: [unit.id], accept: 'Y' })), { key, done: t('done.decide') });
  const close = (): void => setOpen(undefined);
  const saved = (): void => {
    close();
    void queryClient.invalidateQueries();
  };
  const when = (isAllowed: boolean, action: Action): Action[] => (isAllowed ? [action] : []);
  const words = (verb: WordsVerb, danger = true): Action[] =>
    when(may(verb), {
      key: verb,
      label: t(`action.${verb}`),
      danger,
      onClick: () => setOpen({ kind: 'words', verb }),
    });
  const request = (requestType: Exclude<SubDealerRequestType, 'change'>): Action[] => {
    const isPossible = requestType === 'terminate' || unit.dealerStatus === (requestType === 'suspend' ? 'active' : 'suspended');
    return when(may('request') && unit.requestType === null && isPossible, {
      key: `request-${requestType}`,
      label: t(`request.${requestType}`),
      onClick: () => setOpen({ kind: 'request', requestType }),
    });
  };
  const actions: Action[] = [
    ...when(may('decide'), {
      key: 'decide',
      label: t('action.decide'),
      primary: true,
      loading: accept.isPending,
      onClick: () => (unit.requestType === 'terminate' ? setOpen({ kind: 'end' }) : accept.mutate()),
    }),
    ...words('decline'),
    ...when(may('cancelRequest'), { key: 'cancelRequest', label: t('action.cancelRequest'), loading: cancel.isPending, onClick: () => cancel.mutate() }),
    ...when(may('request'), { key: 'change', label: t('request.change'), onClick: () => setOpen({ kind: 'change' }) }),
    ...request('suspend'),
    ...request('reactivate'),
    ...request('terminate'),
    ...words('suspend'),
    ...words('reactivate', false),
    ...when(may('terminate') && !may('decide'), { key: 'terminate', label: t('action.terminate'), danger: true, onClick: () => setOpen({ kind: 'end' }) }),
  ];
  return (
    <>
      <ActionBar actions={actions} />
      <Suspense>
        {open?.kind === 'words' && <WordsDialog unit={unit} verb={open.verb} onClose={close} />}
        {open?.kind === 'request' && <RequestDialog unit={unit} requestType={open.requestType} onClose={close} onSaved={saved} />}
        {open?.kind === 'change' && <ChangeDialog unit={unit} onClose={close} onSaved={saved} />}
        {open?.kind === 'end' && <EndDialog unit={unit} isAsked={may('decide')} onClose={close} onSaved={saved} />}
      </Suspense>
    </>
  );
}
