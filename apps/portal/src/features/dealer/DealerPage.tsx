import type { Dealer, NewDealer } from '@harrow/api-client';
import { dealerSlots } from '@harrow/api-client/slots';
import { type Action, ActionBar, AttachmentList, DateText, DocumentPage, DocumentSection, FieldGrid, lazyPart, StatusTag, useMessages } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert, Form } from 'antd';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSavedForm } from '../../documents/form/useSavedForm.tsx';
import { slotRules } from '../../shared/slotRules.ts';
import { useWarnings } from '../../shared/calls/useWarnings.tsx';
import { DocumentRecord } from '../../documents/page/DocumentRecord.tsx';
import { NextTask } from '../../documents/page/NextTask.tsx';
import { queryClient } from '../../platform/queryClient.ts';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { MasterHistory } from '../../shared/changes/MasterHistory.tsx';
import { useRailFold } from '../../documents/page/useRailFold.ts';
import { useTab } from '../../shared/tab.ts';
import { useGrant, usePermission } from '../../shared/usePermission.ts';
import { BankCard, TermsCard } from './cards.tsx';
import { DealerContacts, DealerSubDealers, DealerUsers } from './DealerPeople.tsx';
import { addDealer, dealers, editDealer, ownDealer, statusTones } from './dealers.ts';
import { AdministratorFields, BusinessFields, CommunicationFields, ContractFields, IdentityFields, PlaceFields } from './sections.tsx';
import styles from '../../shared/plainLists.module.css';
import { toForm, toInput } from './dealerForm.ts';
import type { StatusVerb } from './OpinionDialog.tsx';

const BankDialog = lazyPart(async () => ({ default: (await import('./BankDialog.tsx')).BankDialog }));
const CurrencyDialog = lazyPart(async () => ({ default: (await import('./CurrencyDialog.tsx')).CurrencyDialog }));
const TerminateDialog = lazyPart(async () => ({ default: (await import('./TerminateDialog.tsx')).TerminateDialog }));
const OpinionDialog = lazyPart(async () => ({ default: (await import('./OpinionDialog.tsx')).OpinionDialog }));
const PasswordShown = lazyPart(async () => ({ default: (await import('./PasswordShown.tsx')).PasswordShown }));

/** A dealer, new or stored; its own people read theirs. */
export function DealerPage() {
  const { t } = useTranslation('dealer');
  const isMaker = isMakerUser(useStore(userStore));
  if (!isMaker) return <OwnDealer />;
  return (
    <DocumentRecord resource={dealers} titleOf={({ dealerName }) => dealerName} fresh={{ title: t('new'), right: 'dealer:add' }}>
      {(dealer) => <DealerForm dealer={dealer} />}
    </DocumentRecord>
  );
}

function OwnDealer() {
  const { data, error, refetch } = useQuery(ownDealer);
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  return data ? <DealerForm dealer={data} /> : null;
}

type OpenDialog = 'bank' | 'currency' | 'terminate' | StatusVerb;

/** Words of the history: dictionaries of the fields that hold a code. */
const words = {
  docType: 'dealer',
  namespace: 'dealer',
  dictionaries: {
    country: 'country',
    marketGroup: 'market_group',
    attribute: 'dealer_attribute',
    dealerStatus: 'dealer_status',
    statusReason: 'dealer_status_reason',
    language: 'language',
  },
};

const mayEdit = ({ allowedActions }: Dealer): boolean => allowedActions.includes('edit');

function DealerForm({ dealer }: { dealer: Dealer | undefined }) {
  const { t } = useTranslation('dealer');
  const navigate = useNavigate();
  const tab = useTab();
  const { message } = useMessages();
  const warnings = useWarnings();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [opened, setOpened] = useState<{ id: string; username: string; password: string; validUntil: string }>();
  const may = (action: Dealer['allowedActions'][number]): boolean => dealer?.allowedActions.includes(action) ?? false;
  const readOnly = dealer !== undefined && !mayEdit(dealer);
  const mayKeepFiles = usePermission('dealer:edit');
  const mayReadContacts = useGrant('contact:query');
  const mayReadSubDealers = useGrant('subDealer:query');
  const owner = useMemo(() => ({ table: 'dealer', id: dealer?.id }), [dealer?.id]);
  const form = useSavedForm<Dealer, Partial<NewDealer>, 'save'>({
    docType: 'dealer',
    dictionaries: words.dictionaries,
    resource: dealers,
    document: dealer,
    valuesOf: toForm,
    mayEdit,
    placeOf: (field) => field.split('.'),
    async save(values, { base, kept }) {
      const input = toInput(values, dealer);
      if (!base) {
        const answer = await addDealer(input);
        kept(answer);
        await queryClient.invalidateQueries({ queryKey: dealers.key });
        if (answer.oneTimePassword)
          setOpened({ id: answer.id, username: input.firstAdmin!.username, password: answer.oneTimePassword, validUntil: answer.passwordValidUntil ?? '' });
        else tab.redirect(`/network/dealer/detail/${answer.id}`);
        return;
      }
      const saved = await warnings.run((confirm) => editDealer({ ...input, ...base }, { confirm }));
      if (saved === undefined) return;
      kept(saved);
      void message.success(t('done.saved'));
      await queryClient.invalidateQueries({ queryKey: dealers.key });
    },
  });
  const railFold = useRailFold();
  const close = (): void => setDialog(undefined);
  const handleSaved = (): void => {
    close();
    void message.success(t('done.saved'));
    void queryClient.invalidateQueries({ queryKey: dealers.key });
  };
  const verbs: Action[] = [
    ...(may('suspend') ? [{ key: 'suspend', label: t('action.suspend'), danger: true, onClick: () => setDialog('suspend') }] : []),
    ...(may('reactivate') ? [{ key: 'reactivate', label: t('action.reactivate'), onClick: () => setDialog('reactivate') }] : []),
    ...(may('terminate') ? [{ key: 'terminate', label: t('action.terminate'), danger: true, onClick: () => setDialog('terminate') }] : []),
    ...(may('reinstate') ? [{ key: 'reinstate', label: t('action.reinstate'), onClick: () => setDialog('reinstate') }] : []),
  ];
  return (
    <DocumentPage
      {...railFold}
      title={dealer ? dealer.dealerName : t('new')}
      status={dealer && <StatusTag color={statusTones[dealer.dealerStatus]} text={dealer.dealerStatus_dictText} />}
      facts={
        dealer
          ? [
              { label: t('field.dealerCode'), value: dealer.dealerCode },
              { label: t('field.statusDate'), value: <DateText value={dealer.statusDate} /> },
              { label: t('field.administrators'), value: dealer.administrators || '–' },
              { label: t('field.userCount'), value: dealer.userCount },
              { label: t('field.vehicleCount'), value: dealer.vehicleCount },
              { label: t('field.openDocuments'), value: dealer.openDocuments },
            ]
          : []
      }
      actions={
        dealer && (
          <>
            <NextTask id={dealer.id} />
            <ActionBar actions={verbs} />
          </>
        )
      }
      notice={
        <>
          <StatusNotice dealer={dealer} />
          {form.notice}
        </>
      }
      rail={
        dealer
          ? [
              { key: 'history', title: t('shared:changes.title'), content: <MasterHistory id={dealer.id} words={words} /> },
              ...(mayReadContacts ? [{ key: 'contacts', title: t('rail.contacts'), open: false, content: <DealerContacts dealer={dealer} /> }] : []),
              { key: 'users', title: t('field.userCount'), open: false, content: <DealerUsers dealer={dealer} /> },
              ...(mayReadSubDealers ? [{ key: 'subDealers', title: t('rail.subDealers'), open: false, content: <DealerSubDealers dealer={dealer} /> }] : []),
              {
                key: 'files',
                title: t('field.slot.licence'),
                open: false,
                content: <AttachmentList owner={owner} slot="licence" {...slotRules(dealerSlots.licence)} readOnly={!mayKeepFiles} />,
              },
            ]
          : []
      }
      foot={
        !readOnly && (
          <ActionBar
            actions={[
              { key: 'save', label: t('save'), primary: true, loading: form.pending === 'save', onClick: () => form.run('save') },
              { key: 'back', label: t('back'), onClick: () => void navigate('/network/dealer') },
            ]}
          />
        )
      }
    >
      <Form {...form.formProps} className={styles.form}>
        <DocumentSection id="identity" title={t('section.identity')}>
          <FieldGrid>
            <IdentityFields isStored={dealer !== undefined} />
          </FieldGrid>
        </DocumentSection>
        <DocumentSection id="place" title={t('section.place')}>
          <FieldGrid>
            <PlaceFields lat={form.values.lat} lng={form.values.lng} />
          </FieldGrid>
        </DocumentSection>
        <DocumentSection id="business" title={t('section.business')}>
          <FieldGrid>
            <BusinessFields isStored={dealer !== undefined} />
          </FieldGrid>
        </DocumentSection>
        <DocumentSection id="communication" title={t('section.communication')}>
          <FieldGrid>
            <CommunicationFields />
          </FieldGrid>
        </DocumentSection>
        <DocumentSection id="contract" title={t('section.contract')}>
          <FieldGrid>
            <ContractFields />
          </FieldGrid>
        </DocumentSection>
        {!dealer && (
          <DocumentSection id="administrator" title={t('field.firstAdmin')}>
            <FieldGrid>
              <AdministratorFields />
            </FieldGrid>
          </DocumentSection>
        )}
      </Form>
      {dealer && (
        <>
          <DocumentSection id="terms" title={t('section.terms')}>
            <TermsCard dealer={dealer} onChangeCurrency={may('changeCurrency') ? () => setDialog('currency') : undefined} />
          </DocumentSection>
          <DocumentSection id="bank" title={t('section.bank')}>
            <BankCard dealer={dealer} onChange={may('bank') ? () => setDialog('bank') : undefined} />
          </DocumentSection>
        </>
      )}
      {warnings.dialog}
      <Suspense>
        {dealer && dialog === 'bank' && <BankDialog dealer={dealer} onClose={close} onSaved={handleSaved} />}
        {dealer && dialog === 'currency' && <CurrencyDialog dealer={dealer} onClose={close} onSaved={handleSaved} />}
        {dealer && dialog === 'terminate' && <TerminateDialog dealer={dealer} onClose={close} onSaved={handleSaved} />}
        {dealer && (dialog === 'suspend' || dialog === 'reactivate' || dialog === 'reinstate') && (
          <OpinionDialog id={dealer.id} verb={dialog} onClose={close} />
        )}
        {opened && <PasswordShown {...opened} onClose={() => tab.redirect(`/network/dealer/detail/${opened.id}`)} />}
      </Suspense>
    </DocumentPage>
  );
}

/** Why a dealer is not at work, what is planned, and what it lacks. */
function StatusNotice({ dealer }: { dealer: Dealer | undefined }) {
  const { t } = useTranslation('dealer');
  if (!dealer) return null;
  const { dealerStatus, dealerStatus_dictText, statusDate, statusReason_dictText, statusOpinion, terminateDate, nextCurrency, missing } = dealer;
  return (
    <>
      {dealerStatus !== 'active' && (
        <Alert
          type="warning"
          showIcon
          title={t('notice.status', { status: dealerStatus_dictText, date: statusDate })}
          description={[statusReason_dictText, statusOpinion].filter(Boolean).join(' · ')}
        />
      )}
      {dealerStatus === 'suspended' && terminateDate !== null && <Alert type="error" showIcon title={t('notice.ends', { date: terminateDate })} />}
      {nextCurrency !== null && (
        <Alert type="info" showIcon title={t('notice.currency', { currency: dealer.nextCurrency_dictText, date: dealer.nextCurrencyFrom })} />
      )}
      {missing.length > 0 && dealerStatus === 'active' && (
        <Alert type="info" showIcon title={t('notice.missing', { list: missing.map((what) => t(`missing.${what}`)).join(', ') })} />
      )}
    </>
  );
}
