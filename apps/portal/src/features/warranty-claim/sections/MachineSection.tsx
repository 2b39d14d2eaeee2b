import type { VehicleLookup } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { useMachineQuery } from '../../../documents/form/document/machine/useMachine.ts';
import { useOpenForm } from '../../../documents/form/document/openForm.ts';
import { useClaimFacts } from '../claimFacts.ts';
import { Field, Section, useDocument, useValue, VinField } from '../claimKind.ts';
import { CoverageLight } from './CoverageLight.tsx';
import { MachineCard } from './MachineCard.tsx';
import styles from './sections.module.css';
import { fromLookup, useRemembered } from './useMachine.ts';

/** Machine and its warranty cover. */
export function MachineSection() {
  const { t } = useTranslation('warrantyClaim');
  const { readOnly } = useOpenForm();
  const { noHours } = useClaimFacts();
  const claimType = useValue('claimType');
  const newEngineNo = useValue('newEngineNo');
  const isReplaced = useValue('replaceEngine') === 'Y';
  return (
    <Section name="machine">
      {!readOnly && <VinField hint={t('machine.vinHint')} Card={FoundMachine} />}
      <Field name="claimType" />
      {claimType === 'campaign' && <Field name="campaignNo" needed />}
      <Field name="dealerClaimRef" />
      {claimType === 'goodwill' && <Field name="goodwillReason" rows={2} wide needed />}
      <div data-wide className={styles.wide}>
        <RememberedMachine />
        <CoverageLight />
      </div>
      <Field name="engineNo" needed={!noHours} />
      <Field name="replaceEngine" needed />
      {(isReplaced || (readOnly && newEngineNo)) && <Field name="newEngineNo" needed />}
    </Section>
  );
}

/** The machine as it is now; until it is found, as the claim remembers it. */
function FoundMachine({ vehicle }: { vehicle: VehicleLookup | undefined }) {
  const remembered = useRemembered(useDocument());
  return <MachineCard machine={vehicle ? fromLookup(vehicle) : remembered} isWaiting={!vehicle} />;
}

/** The machine as stored with the claim, if it is not looked up or the look-up fails. */
function RememberedMachine() {
  const { readOnly } = useOpenForm();
  const remembered = useRemembered(useDocument());
  const { error } = useMachineQuery();
  return remembered && (readOnly || error) ? <MachineCard machine={remembered} /> : null;
}
