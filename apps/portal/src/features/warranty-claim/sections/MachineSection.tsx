import type { WarrantyClaim } from '@harrow/api-client';
import { DocumentSection, FieldGrid } from '@harrow/ui';
import { isVinCheckDigitValid } from '@harrow/validation/vin';
import { useTranslation } from 'react-i18next';
import { VinInput } from '../../../shared/pickers/VinInput.tsx';
import { BoundField, DictField, TextField, YesNoField } from '../form/claimFields.ts';
import { useClaimEditing } from '../form/editing.ts';
import { CoverageLight } from './CoverageLight.tsx';
import { MachineCard } from './MachineCard.tsx';
import type { MachineSearch } from './useMachine.ts';

interface MachineSectionProps {
  search: MachineSearch;
  /** As saved; undefined for a new claim. */
  claim: WarrantyClaim | undefined;
  errorCount: number;
}

/** Which machine, and is it under warranty? */
export function MachineSection({ search, claim, errorCount }: MachineSectionProps) {
  const { t } = useTranslation('warrantyClaim');
  const { form, readOnly } = useClaimEditing();
  return (
    <DocumentSection id="machine" title={t('section.machine')} errorCount={errorCount}>
      <FieldGrid>
        {!readOnly && <VinField search={search} />}
        <DictField name="claimType" dict="claim_type" />
        {form.claimType === 'campaign' && <TextField name="campaignNo" />}
        <TextField name="dealerClaimRef" optional />
        {form.claimType === 'goodwill' && <TextField name="goodwillReason" rows={2} wide />}
      </FieldGrid>
      {search.state === 'found' ? <MachineCard machine={search.machine} /> : <MachineSearchText search={search} />}
      <CoverageLight saved={claim} />
      <FieldGrid>
        <TextField name="engineNo" optional={search.state === 'found' && search.machine.noHours} />
        <YesNoField name="replaceEngine" />
        {(form.replaceEngine === 'Y' || (readOnly && form.newEngineNo)) && <TextField name="newEngineNo" />}
      </FieldGrid>
    </DocumentSection>
  );
}

function VinField({ search }: { search: MachineSearch }) {
  const { t } = useTranslation('warrantyClaim');
  const mismatch = search.state === 'found' && !isVinCheckDigitValid(search.machine.vin);
  return (
    <BoundField name="vin" text={(vin) => vin} hint={mismatch ? t('machine.vinCheckDigit') : undefined}>
      {(control, value, change) => <VinInput {...control} value={value} placeholder={t('machine.vinHint')} onChange={change} />}
    </BoundField>
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
