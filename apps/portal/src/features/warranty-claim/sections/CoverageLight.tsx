import type { Coverage } from '@harrow/api-client';
import { warrantyClaimsCoverageOptions } from '@harrow/api-client/query';
import type { Tone } from '@harrow/ui';
import { checkVin } from '@harrow/validation/vin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useOpenForm } from '../../../documents/form/document/openForm.ts';
import { useDocument, useValue } from '../claimKind.ts';
import { useFaultRows } from '../form/useFaults.ts';
import { useFailureText } from '../../../shared/calls/useFailureText.ts';
import { useSettled } from '../../../shared/useSettled.ts';
import styles from './sections.module.css';

const tones: Record<Coverage['coverageResult'], Tone> = { in: 'success', out: 'error', unknown: 'warning' };

/** The facts that decide about coverage, as the call takes them; undefined while too few are known, or while they still change. */
function useCoverageQuery() {
  const { rows: faults } = useFaultRows();
  const bugCodes = faults.flatMap(({ bugCode }) => bugCode ?? []).join(',');
  const typed = [useValue('vin'), useValue('failureDate'), useValue('operatingHours'), useValue('claimType'), bugCodes] as const;
  // A text, since the same facts are no reason to wait again.
  const [vin, failureDate, operatingHours, claimType, codes] = JSON.parse(useSettled(JSON.stringify(typed))) as typeof typed;
  if (!vin || !checkVin(vin).ok || !failureDate || operatingHours === null || operatingHours < 0) return undefined;
  return { vin, failureDate, operatingHours, claimType: claimType ?? undefined, bugCodes: codes || undefined };
}

/** Traffic light of the coverage with its reason: as stored with the claim, or, while it is edited, checked for the input. */
export function CoverageLight() {
  const { t } = useTranslation('warrantyClaim');
  const { readOnly } = useOpenForm();
  const saved = useDocument();
  const failureText = useFailureText();
  const facts = useCoverageQuery();
  const { data, error, isFetching, refetch } = useQuery({
    ...warrantyClaimsCoverageOptions({ query: facts ?? { vin: '' } }),
    select: ({ result }) => result,
    enabled: !readOnly && facts !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!readOnly && facts && error && !isFetching) return <CheckFailed reason={failureText(error)} onRetry={() => void refetch()} />;
  const shown = readOnly ? saved : facts && data;
  const hint = facts && isFetching ? t('coverage.checking') : t('coverage.needed');
  return (
    <div role="status" className={`${styles.coverage} hw-tone-${shown ? tones[shown.coverageResult] : 'default'}`}>
      <span className={styles.light} aria-hidden="true" />
      {shown ? <CoverageText result={t(`coverage.${shown.coverageResult}`)} reason={shown.coverageReason} /> : <span>{hint}</span>}
    </div>
  );
}

/** No answer is no coverage and no lack of it. */
function CheckFailed({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  const { t } = useTranslation('warrantyClaim');
  return (
    <div role="status" className={`${styles.coverage} hw-tone-default`}>
      <span className={styles.light} aria-hidden="true" />
      <span>
        <strong>{t('coverage.failed')}</strong> · {reason}{' '}
        <button type="button" className="hw-link" onClick={onRetry}>
          {t('picker.retry')}
        </button>
      </span>
    </div>
  );
}

/** A reason that begins with the result's own words says them once. */
function CoverageText({ result, reason }: { result: string; reason: string | null }) {
  return (
    <span>
      <strong>{result}</strong>
      {reason && (reason.startsWith(result) ? reason.slice(result.length) : ` · ${reason}`)}
    </span>
  );
}
