import type { Parameter } from '@harrow/api-client';
import { DateText, lazyPart } from '@harrow/ui';
import { Button, Flex, Tag } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReset } from './useReset.tsx';
import styles from './ConfigPage.module.css';
import { ParameterInput } from './ParameterInput.tsx';

const HistoryDrawer = lazyPart(async () => ({ default: (await import('../../shared/changes/HistoryDrawer.tsx')).HistoryDrawer }));

interface ParameterRowProps {
  parameter: Parameter;
  value: string;
  /** Error of the server. */
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A parameter with its control; a changed one shows its default, and who changed it. */
export function ParameterRow({ parameter, value, error, onChange }: ParameterRowProps) {
  const { t } = useTranslation('isystemConfig');
  const { t: shared } = useTranslation('shared');
  const [isToldOpen, setIsToldOpen] = useState(false);
  const askReset = useReset();
  const { id, key, title, changed, editable, updateBy, updateTime } = parameter;
  const inputId = `parameter-${key}`;
  return (
    <div className={styles.row}>
      <div>
        <label htmlFor={inputId}>{title}</label>
        <div className={styles.key} translate="no">
          {key}
        </div>
      </div>
      <div>
        <ParameterInput id={inputId} parameter={parameter} value={value} hasError={error !== undefined} onChange={onChange} />
        <div role={error === undefined ? undefined : 'alert'} className={error === undefined ? styles.key : styles.error}>
          {error ?? parameter.limits}
        </div>
      </div>
      <Flex wrap gap={8} align="center">
        {changed && (
          <>
            {parameter.type !== 'picture' && <Tag color="gold">{t('default', { value: parameter.default || '–' })}</Tag>}
            {updateBy !== null && (
              <span className={styles.key}>
                {updateBy} <DateText value={updateTime} />
              </span>
            )}
            {editable && (
              <Button size="small" onClick={() => askReset(parameter)}>
                {t(parameter.type === 'picture' ? 'logo.remove' : 'reset')}
              </Button>
            )}
          </>
        )}
        {parameter.version > 0 && (
          <Button size="small" onClick={() => setIsToldOpen(true)}>
            {shared('changes.title')}
          </Button>
        )}
      </Flex>
      <Suspense>
        {isToldOpen && (
          <HistoryDrawer id={id} words={{ docType: 'parameter', namespace: 'isystemConfig', dictionaries: {} }} onClose={() => setIsToldOpen(false)} />
        )}
      </Suspense>
    </div>
  );
}
