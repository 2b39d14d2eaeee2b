import type { MaintenanceCheck } from '@harrow/api-client';
import { formatNumber, NumberInput, StatusTag } from '@harrow/ui';
import { Button, Checkbox, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/useLanguage.ts';
import styles from './maintenance.module.css';

interface ChecklistFieldProps {
  value?: readonly MaintenanceCheck[];
  onChange?: (checklist: MaintenanceCheck[]) => void;
  readOnly?: boolean;
}

/** Limits of a measured value: `100–220 kPa`. */
function Limits({ line: { valueType, minValue, maxValue, unit } }: { line: MaintenanceCheck }) {
  const language = useLanguage();
  if (valueType !== 'number') return null;
  return (
    <small className={styles.quiet}>
      {formatNumber(minValue, language) || '…'}–{formatNumber(maxValue, language) || '…'} {unit}
    </small>
  );
}

/** The work of a service: what is done, what was measured, what is to be said of it. */
export function ChecklistField({ value = [], onChange, readOnly = false }: ChecklistFieldProps) {
  const { t } = useTranslation('maintenance');
  const change = (id: string, what: Partial<MaintenanceCheck>): void => onChange?.(value.map((line) => (line.id === id ? { ...line, ...what } : line)));
  const done = value.filter((line) => line.done === 'Y').length;
  return (
    <>
      <div className={styles.progress}>
        <span role="status">{t('checklist.progress', { done, all: value.length })}</span>
        {!readOnly && <Button onClick={() => onChange?.(value.map((line) => ({ ...line, done: 'Y' })))}>{t('checklist.allDone')}</Button>}
      </div>
      <ul className={styles.work}>
        {value.map((line) => {
          const name = `${line.action_dictText} · ${line.itemName}`;
          return (
            <li key={line.id}>
              <Checkbox disabled={readOnly} checked={line.done === 'Y'} onChange={({ target }) => change(line.id, { done: target.checked ? 'Y' : 'N' })}>
                {name} {line.mandatory === 'Y' && <StatusTag color="default" text={t('checklist.mandatory')} />}
              </Checkbox>
              <span className={styles.found}>
                {line.valueType === 'number' && (
                  <NumberInput
                    aria-label={`${name}: ${t('field.checklist.measuredValue')}`}
                    disabled={readOnly}
                    decimals={2}
                    value={line.measuredValue ?? undefined}
                    onChange={(measuredValue) => change(line.id, { measuredValue: measuredValue ?? null })}
                  />
                )}
                <Limits line={line} />
                {readOnly ? (
                  line.remark
                ) : (
                  <Input
                    aria-label={`${name}: ${t('field.checklist.remark')}`}
                    placeholder={t('field.checklist.remark')}
                    maxLength={200}
                    value={line.remark ?? ''}
                    onChange={({ target }) => change(line.id, { remark: target.value || null })}
                  />
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
