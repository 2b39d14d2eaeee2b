import { useSettings } from '@harrow/ui';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { limitsText } from '../../documents/checklist/limitsText.ts';
import { lineColumns, LineTable, Section, useDocument, useList } from './maintenanceKind.ts';
import styles from './maintenance.module.css';

/** The work of a service: items done, measured values, remarks. Another level brings other work with the next save. */
export function Checklist() {
  const { t } = useTranslation('maintenance');
  const { language } = useSettings();
  const columns = useMemo(
    () =>
      lineColumns('checklist', {
        itemName: { frozen: 'left', value: ({ action_dictText: action, itemName }) => `${action} · ${itemName}` },
        mandatory: {},
        done: {},
        measuredValue: { isTextIn: ({ valueType }) => valueType !== 'number' },
        minValue: {
          title: t('checklist.limits'),
          value: ({ valueType, ...limits }) => (valueType === 'number' ? limitsText(limits, language) : ''),
        },
        remark: {},
      }),
    [t, language],
  );
  if (!useDocument()) return null;
  return (
    <Section name="checklist" extra={<Progress />}>
      <LineTable list="checklist" columns={columns} isFixed />
    </Section>
  );
}

/** Number of completed items, with a button to tick them all. */
function Progress() {
  const { t } = useTranslation('maintenance');
  const { rows, change, readOnly } = useList('checklist');
  const done = rows.filter((row) => row.done === 'Y').length;
  return (
    <div className={styles.progress}>
      <span role="status">{t('checklist.progress', { done, all: rows.length })}</span>
      {!readOnly && done < rows.length && (
        <Button size="small" onClick={() => change(rows.map((row) => ({ ...row, done: 'Y' })))}>
          {t('checklist.allDone')}
        </Button>
      )}
    </div>
  );
}
