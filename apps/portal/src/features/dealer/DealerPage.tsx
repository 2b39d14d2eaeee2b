import type { Dealer } from '@harrow/api-client';
import { DateText, type Fact, lazyPart, type RailPanel, StatusTag } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import { isMakerUser, userStore } from '../../platform/session/session.ts';
import { useStore } from '../../platform/store.ts';
import { CallFailure } from '../../shared/calls/CallFailure.tsx';
import { MasterHistory } from '../../shared/changes/MasterHistory.tsx';
import { useGrant, usePermission } from '../../shared/usePermission.ts';
import { DealerActions, MoneySections } from './DealerActions.tsx';
import { DocumentForm, Slots, useDocument } from './dealerKind.ts';
import { DealerNotices } from './DealerNotices.tsx';
import { DealerContacts, DealerSubDealers, DealerUsers } from './DealerPeople.tsx';
import { oneTimePasswords, ownDealer, statusTones } from './dealers.ts';
import { AdministratorSection, BusinessSection, CommunicationSection, ContractSection, IdentitySection, PlaceSection } from './sections.tsx';

const PasswordShown = lazyPart(async () => ({ default: (await import('./PasswordShown.tsx')).PasswordShown }));

/** A dealer, new or stored; its own people read theirs. */
export function DealerPage() {
  const isMaker = isMakerUser(useStore(userStore));
  return isMaker ? <DealerForm /> : <OwnDealer />;
}

function OwnDealer() {
  const { data, error, refetch } = useQuery(ownDealer);
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  return data ? <DealerForm record={data} /> : null;
}

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

const begin = { industry: [], authorisedProducts: [] };

function DealerForm({ record }: { record?: Dealer }) {
  const { t } = useTranslation('dealer');
  const mayReadContacts = useGrant('contact:query');
  const mayReadSubDealers = useGrant('subDealer:query');
  const facts = (dealer: Dealer): Fact[] => [
    { label: t('field.dealerCode'), value: dealer.dealerCode },
    { label: t('field.statusDate'), value: <DateText value={dealer.statusDate} /> },
    { label: t('field.administrators'), value: dealer.administrators || '–' },
    { label: t('field.userCount'), value: dealer.userCount },
    { label: t('field.vehicleCount'), value: dealer.vehicleCount },
    { label: t('field.openDocuments'), value: dealer.openDocuments },
  ];
  const people = (dealer: Dealer): RailPanel[] => [
    ...(mayReadContacts ? [{ key: 'contacts', title: t('rail.contacts'), open: false, content: <DealerContacts dealer={dealer} /> }] : []),
    { key: 'users', title: t('field.userCount'), open: false, content: <DealerUsers dealer={dealer} /> },
    ...(mayReadSubDealers ? [{ key: 'subDealers', title: t('rail.subDealers'), open: false, content: <DealerSubDealers dealer={dealer} /> }] : []),
  ];
  return (
    <DocumentForm
      {...(record && { record })}
      begin={begin}
      facts={facts}
      status={({ dealerStatus, dealerStatus_dictText: text }) => <StatusTag color={statusTones[dealerStatus]} text={text} />}
      headActions={(dealer) => <DealerActions dealer={dealer} />}
      Notice={DealerNotices}
      rail={(dealer) => ({ hasLog: false, hasComments: false, first: people(dealer), changes: <MasterHistory id={dealer.id} words={words} /> })}
      Foot={DealerFoot}
    >
      <IdentitySection />
      <PlaceSection />
      <BusinessSection />
      <CommunicationSection />
      <ContractSection />
      <StoredOrNew />
    </DocumentForm>
  );
}

/** For a stored dealer the parts outside its form, for a new one its first administrator. */
function StoredOrNew() {
  const dealer = useDocument();
  const isLate = usePermission('dealer:edit');
  if (!dealer) return <AdministratorSection />;
  return (
    <>
      <MoneySections dealer={dealer} />
      <Slots slots={[{ name: 'licence', isLate }]} />
      <FirstPassword id={dealer.id} />
    </>
  );
}

/** The password of the administrator that a dealer was opened with. */
function FirstPassword({ id }: { id: string }) {
  const shown = useStore(oneTimePasswords)[id];
  const forget = (): void => oneTimePasswords.set(({ [id]: _noted, ...others }) => others);
  return <Suspense>{shown && <PasswordShown {...shown} onClose={forget} />}</Suspense>;
}

/** Only saving: the other actions of a dealer are in the head. */
const DealerFoot = () => <FormFoot<never> looks={{}} labels={{}} own={{}} isAskable={false} />;
