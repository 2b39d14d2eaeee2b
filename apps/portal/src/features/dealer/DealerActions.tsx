import type { Dealer } from '@harrow/api-client';
import { type Action, ActionBar, lazyPart, useMessages } from '@harrow/ui';
import { Button } from 'antd';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from './dealerKind.ts';
import { queryClient } from '../../platform/queryClient.ts';
import { BankCard, TermsCard } from './cards.tsx';
import { dealers } from './dealers.ts';
import type { StatusVerb } from './OpinionDialog.tsx';

const BankDialog = lazyPart(async () => ({ default: (await import('./BankDialog.tsx')).BankDialog }));
const CurrencyDialog = lazyPart(async () => ({ default: (await import('./CurrencyDialog.tsx')).CurrencyDialog }));
const TerminateDialog = lazyPart(async () => ({ default: (await import('./TerminateDialog.tsx')).TerminateDialog }));
const OpinionDialog = lazyPart(async () => ({ default: (await import('./OpinionDialog.tsx')).OpinionDialog }));

type Verb = StatusVerb | 'terminate';
const verbs: readonly Verb[] = ['suspend', 'reactivate', 'terminate', 'reinstate'];

/** Actions that change the status of the dealer. */
export function DealerActions({ dealer }: { dealer: Dealer }) {
  const { t } = useTranslation('dealer');
  const [verb, setVerb] = useState<Verb>();
  const close = (): void => setVerb(undefined);
  const handleSaved = useSaved(close);
  const actions = verbs
    .filter((action) => dealer.allowedActions.includes(action))
    .map((action): Action => ({
      key: action,
      label: t(`action.${action}`),
      danger: action === 'suspend' || action === 'terminate',
      onClick: () => setVerb(action),
    }));
  return (
    <>
      <ActionBar actions={actions} />
      <Suspense>
        {verb === 'terminate' && <TerminateDialog dealer={dealer} onClose={close} onSaved={handleSaved} />}
        {verb !== undefined && verb !== 'terminate' && <OpinionDialog id={dealer.id} verb={verb} onClose={close} />}
      </Suspense>
    </>
  );
}

/** Terms of today and the account, each changed in its own way. */
export function MoneySections({ dealer }: { dealer: Dealer }) {
  const { t } = useTranslation('dealer');
  const [opened, setOpened] = useState<'changeCurrency' | 'bank'>();
  const close = (): void => setOpened(undefined);
  const handleSaved = useSaved(close);
  const button = (action: 'changeCurrency' | 'bank', text: string): ReactNode =>
    dealer.allowedActions.includes(action) && (
      <Button size="small" onClick={() => setOpened(action)}>
        {text}
      </Button>
    );
  return (
    <>
      <Section name="terms" extra={button('changeCurrency', t('currency.change'))}>
        <TermsCard dealer={dealer} />
      </Section>
      <Section name="bank" extra={button('bank', t('bank.change'))}>
        <BankCard dealer={dealer} />
      </Section>
      <Suspense>
        {opened === 'changeCurrency' && <CurrencyDialog dealer={dealer} onClose={close} onSaved={handleSaved} />}
        {opened === 'bank' && <BankDialog dealer={dealer} onClose={close} onSaved={handleSaved} />}
      </Suspense>
    </>
  );
}

/** Reports the save, closes the dialog and refetches data that depend on dealers. */
function useSaved(close: () => void): () => void {
  const { t } = useTranslation('dealer');
  const { message } = useMessages();
  return () => {
    close();
    void message.success(t('done.saved'));
    void queryClient.invalidateQueries({ queryKey: dealers.key });
  };
}
