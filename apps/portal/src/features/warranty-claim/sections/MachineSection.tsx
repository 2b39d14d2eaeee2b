import { isVinCheckDigitValid } from '@harrow/validation/vin';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldId, useOpenForm } from '../../../documents/form/document/openForm.ts';
import { VinInput } from '../../../shared/pickers/VinInput.tsx';
import { useClaimFacts } from '../claimFacts.ts';
import { Field, Section, useValue } from '../claimKind.ts';
import { CoverageLight } from './CoverageLight.tsx';
import { MachineCard } from './MachineCard.tsx';
import styles from './sections.module.css';
import type { MachineSearch } from './useMachine.ts';

/** Which machine, and is it under warranty? */
export function MachineSection() {
  const { readOnly } = useOpenForm();
  const { search, noHours } = useClaimFacts();
  const claimType = useValue('claimType');
  const newEngineNo = useValue('newEngineNo');
  const isReplaced = useValue('replaceEngine') === 'Y';
  return (
    <Section name="machine">
      {!readOnly && <VinField />}
      <Field name="claimType" />
      {claimType === 'campaign' && <Field name="campaignNo" needed />}
      <Field name="dealerClaimRef" />
      {claimType === 'goodwill' && <Field name="goodwillReason" rows={2} wide needed />}
      <div data-wide className={styles.wide}>
        {search.state === 'found' ? <MachineCard machine={search.machine} /> : <MachineSearchText search={search} />}
        <CoverageLight />
      </div>
      <Field name="engineNo" needed={!noHours} />
      <Field name="replaceEngine" needed />
      {(isReplaced || (readOnly && newEngineNo)) && <Field name="newEngineNo" needed />}
    </Section>
  );
}

/** Who makes a new claim starts with the machine, or with what comes after it. */
function VinField() {
  const { t } = useTranslation('warrantyClaim');
  const { pageId, document: claim } = useOpenForm();
  const { search } = useClaimFacts();
  const mismatch = search.state === 'found' && !isVinCheckDigitValid(search.machine.vin);
  useEffect(() => {
    if (!claim) document.getElementById(fieldId(pageId, 'vin'))?.focus({ preventScroll: true });
    // Once: what is saved later keeps the focus where it is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <Field name="vin" hint={mismatch ? t('machine.vinCheckDigit') : undefined}>
      {(control, value, change) => <VinInput {...control} value={value as string | null} placeholder={t('machine.vinHint')} onChange={change} />}
    </Field>
  );
}

function MachineSearchText({ search }: { search: Exclude<MachineSearch, { state: 'found' }> }) {
  const { t } = useTranslation('warrantyClaim');
  const texts = {
    none: 'machine.none',
    malformed: 'machine.vinForm',
    searching: 'machine.searching',
    unknown: 'machine.unknown',
    failed: 'picker.failed',
  } as const;
  const wrong = search.state === 'unknown' || search.state === 'failed';
  return (
    <p role="status" className={wrong ? 'hw-tone-error' : undefined} style={{ color: wrong ? 'var(--hw-danger)' : 'var(--hw-text-tertiary)' }}>
      {t(texts[search.state])}{' '}
      {search.state === 'failed' && (
        <button type="button" className="hw-link" onClick={search.retry}>
          {t('picker.retry')}
        </button>
      )}
    </p>
  );
}
