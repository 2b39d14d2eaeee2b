import type { ServiceCodeOption } from '@harrow/api-client';
import { warrantyClaimsServiceCodeListOptions } from '@harrow/api-client/query';
import { formatNumber, useSettings } from '@harrow/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../form/claimForm.ts';
import { useClaimFacts } from '../claimFacts.ts';
import { useSettled } from '../../../shared/useSettled.ts';
import { PickerDialog } from './PickerDialog.tsx';
import styles from './pickers.module.css';

/** Hour codes of one fault. */
export const maxLabourPerFault = 6;

interface HourCodePickerProps {
  fault: Fault;
  /** Codes that the claim has already; each is allowed once (E-202). */
  usedCodes: readonly string[];
  /** The claim has its one diagnosis (E-227). */
  hasDiagnosis: boolean;
  onAdd: (option: ServiceCodeOption) => void;
  onClose: () => void;
}

/** Labour operations that fit the fault and the machine. Stays open, so that several can be added. */
export function HourCodePicker({ fault, usedCodes, hasDiagnosis, onAdd, onClose }: HourCodePickerProps) {
  const { t } = useTranslation('warrantyClaim');
  const { language } = useSettings();
  const { product } = useClaimFacts();
  const [keyword, setKeyword] = useState('');
  const [problem, setProblem] = useState<string>();
  const wanted = useSettled(keyword);
  const { data, isFetching, error, refetch } = useQuery({
    ...warrantyClaimsServiceCodeListOptions({
      query: {
        bugSystem: fault.bugSystem ?? undefined,
        bugCode: fault.bugCode ?? undefined,
        thirdProduct: product?.third,
        keyword: wanted || undefined,
      },
    }),
    select: ({ result }) => result,
    placeholderData: keepPreviousData,
  });
  const add = (option: ServiceCodeOption): void => {
    if (usedCodes.includes(option.hourCode)) return setProblem(t('picker.hourCodeTaken'));
    if (option.diagnosis === 'Y' && hasDiagnosis) return setProblem(t('picker.diagnosisTaken'));
    if (fault.labour.length >= maxLabourPerFault) return setProblem(t('picker.hourCodeMax'));
    setProblem(undefined);
    onAdd(option);
  };
  // Enter takes the only operation that is found, as soon as it is.
  const [awaitsOnly, setAwaitsOnly] = useState(false);
  const isSettled = wanted === keyword && !isFetching;
  const takeOnly = useEffectEvent(() => {
    setAwaitsOnly(false);
    if (data?.length === 1) add(data[0]!);
  });
  useEffect(() => {
    if (awaitsOnly && isSettled) takeOnly();
  }, [awaitsOnly, isSettled]);
  return (
    <PickerDialog
      title={t('labour.add')}
      width={640}
      keyword={keyword}
      onSearch={setKeyword}
      onEnter={() => setAwaitsOnly(true)}
      problem={problem}
      loading={isFetching}
      failed={error !== null}
      onRetry={() => void refetch()}
      isEmpty={data?.length === 0}
      onClose={onClose}
    >
      {data?.map((option) => (
        <li key={option.hourCode} className={styles.option}>
          <div className={styles.name}>
            <strong>{option.hourCode}</strong>
            <span>{option.hourName}</span>
          </div>
          <span className="hw-number">{t('picker.hours', { hours: formatNumber(option.standardHours, language, 2) })}</span>
          <Button size="small" aria-label={`${t('picker.add')} ${option.hourCode}`} onClick={() => add(option)}>
            {usedCodes.includes(option.hourCode) ? t('picker.added') : t('picker.add')}
          </Button>
        </li>
      ))}
    </PickerDialog>
  );
}
