import { NumberInput, YesNoSwitch } from '@harrow/ui';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRequired } from '../../shared/master/masterFields.tsx';
import { PartPicker } from '../../shared/pickers/PartPicker.tsx';
import styles from './campaign.module.css';
import { CodeSelect } from './CodeSelect.tsx';

/** A claim takes no more labour lines of a fault. */
const mostHours = 6;
const mostParts = 100;

/** Labour that is paid on one machine. */
export function HourFields({ readOnly }: { readOnly: boolean }) {
  const { t } = useTranslation('campaign');
  const required = useRequired();
  return (
    <Form.List name="hourCodes">
      {(lines, { add, remove }) => (
        <>
          <ul className={styles.lines}>
            {lines.map(({ key, name }) => (
              <li key={key}>
                <Form.Item name={[name, 'hourCode']} rules={required} label={t('field.hourCodes.hourCode')}>
                  <CodeSelect catalogue="hourCode" />
                </Form.Item>
                <Form.Item name={[name, 'maxHours']} rules={required} label={t('field.hourCodes.maxHours')}>
                  <NumberInput decimals={2} nonNegative />
                </Form.Item>
                {!readOnly && (
                  <Form.Item label=" " colon={false}>
                    <Button onClick={() => remove(name)}>{t('shared:action.delete')}</Button>
                  </Form.Item>
                )}
              </li>
            ))}
          </ul>
          {!readOnly && lines.length < mostHours && <Button onClick={() => add({})}>{t('addHour')}</Button>}
        </>
      )}
    </Form.List>
  );
}

/** Parts that are paid on one machine. */
export function PartFields({ readOnly }: { readOnly: boolean }) {
  const { t } = useTranslation('campaign');
  const required = useRequired();
  return (
    <Form.List name="parts">
      {(lines, { add, remove }) => (
        <>
          <ul className={styles.lines}>
            {lines.map(({ key, name }) => (
              <li key={key} className={styles.part}>
                <Form.Item name={[name, 'partsCode']} rules={required} label={t('field.parts.partsCode')}>
                  <PartPicker multiple={false} />
                </Form.Item>
                <Form.Item name={[name, 'qty']} rules={required} label={t('field.parts.qty')}>
                  <NumberInput decimals={2} nonNegative />
                </Form.Item>
                <Form.Item name={[name, 'returnRequired']} label={t('field.parts.returnRequired')}>
                  <YesNoSwitch />
                </Form.Item>
                {!readOnly && (
                  <Form.Item label=" " colon={false}>
                    <Button onClick={() => remove(name)}>{t('shared:action.delete')}</Button>
                  </Form.Item>
                )}
              </li>
            ))}
          </ul>
          {!readOnly && lines.length < mostParts && <Button onClick={() => add({ qty: 1, returnRequired: 'N' })}>{t('addPart')}</Button>}
        </>
      )}
    </Form.List>
  );
}
