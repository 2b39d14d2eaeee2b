import type { ArrivalAcceptItem } from '@harrow/api-client';
import { DateInput, FieldGrid, NumberInput, PageSkeleton, unitText, useSettings, WideField, LimitedInput } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Form, Input } from 'antd';
import dayjs from 'dayjs';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { YesNoItem, useRequired } from '../../../shared/master/masterFields.tsx';
import { limitsText } from '../../../documents/checklist/limitsText.ts';
import { ColleagueInput } from '../../../shared/pickers/users/ColleagueInput.tsx';
import { arrivals } from '../arrivals.ts';
import type { AcceptanceValues } from './acceptanceInput.ts';
import styles from './batch.module.css';
import { Exceptions } from './Exceptions.tsx';
import { MachinePhotos } from './MachinePhotos.tsx';
import { useTyped } from './useTyped.ts';

/** Machines whose photos are in sight at once. */
const fewMachines = 10;

/** Fields for a batch of one product: common values, measured values, and values per machine. */
export function AcceptanceFields({ sheets }: { sheets: readonly ArrivalAcceptItem[] }) {
  const { t } = useTranslation('arrivalAccept');
  const { language } = useSettings();
  const required = useRequired();
  const [first] = sheets;
  // All are of one product: the items of one are those of all.
  const { data } = useQuery({ ...arrivals.detail(first?.id ?? ''), enabled: first !== undefined });
  const form = Form.useFormInstance<AcceptanceValues>();
  const late = sheets.flatMap(({ id, daysLeft }) => (daysLeft !== null && daysLeft < 0 ? [id] : []));
  const product = first?.thirdProduct ?? '';
  const { isRestored, beginAnew } = useTyped(form, { product, late });
  const [shown, setShown] = useState<readonly string[]>(() => (sheets.length <= fewMachines ? sheets.map(({ id }) => id) : []));
  const [counted, setCounted] = useState<Readonly<Record<string, number>>>({});
  // Items have no photos of their own before they are saved.
  const needsPhotos = data?.items.some(({ photoRequired }) => photoRequired === 'Y') ?? false;
  useEffect(() => {
    if (needsPhotos) form.setFieldValue('submit', false);
  }, [needsPhotos, form]);
  if (!first) return null;
  if (!data) return <PageSkeleton />;
  const measured = data.items.filter(({ valueType }) => valueType === 'number');
  const isLate = late.length > 0;
  // Those of a damage or a carrier follow from the exceptions of each machine.
  const always = data.slots.filter(({ slot, required: isNeeded }) => isNeeded && slot !== 'damagePhoto' && slot !== 'carrierReport').map(({ slot }) => slot);
  return (
    <>
      {isRestored && (
        <Alert
          className={styles.restored}
          type="info"
          showIcon
          title={t('batch.restored')}
          action={
            <Button size="small" onClick={beginAnew}>
              {t('batch.beginAnew')}
            </Button>
          }
        />
      )}
      <Form.Item name="about" hidden initialValue={{ product, late }}>
        <Input />
      </Form.Item>
      <FieldGrid>
        <Form.Item name="acceptanceDate" label={t('field.acceptanceDate')} rules={required}>
          <DateInput max={dayjs().format('YYYY-MM-DD')} />
        </Form.Item>
        <Form.Item name="acceptancePersonnel" label={t('field.acceptancePersonnel')} rules={required}>
          <ColleagueInput />
        </Form.Item>
        <Form.Item name="acceptancePlace" label={t('field.acceptancePlace')}>
          <LimitedInput limit={200} />
        </Form.Item>
        <Form.Item name="keysQty" label={t('field.keysQty')} rules={required}>
          <NumberInput decimals={0} nonNegative />
        </Form.Item>
        <YesNoItem name="documentsComplete" label={t('field.documentsComplete')} />
        <YesNoItem name="toolsComplete" label={t('field.toolsComplete')} />
        {isLate && (
          <WideField>
            <Form.Item name="delayReason" label={t('field.delayReason')} rules={required} extra={t('batch.ofLate', { n: late.length })}>
              <LimitedInput limit={300} />
            </Form.Item>
          </WideField>
        )}
        <WideField>
          <Form.Item name="remark" label={t('field.remark')}>
            <LimitedInput limit={500} />
          </Form.Item>
        </WideField>
      </FieldGrid>
      {measured.length > 0 && (
        <fieldset className={styles.part}>
          <legend>{t('batch.measured')}</legend>
          <FieldGrid>
            {measured.map((line) => (
              <Form.Item
                key={line.itemCode}
                name={['measured', line.itemCode]}
                label={`${line.itemCode} ${line.itemName}`}
                extra={t('documents:checklist.limits', { range: limitsText(line, language) })}
                rules={line.mandatory === 'Y' ? required : []}
              >
                <NumberInput decimals={2} suffix={line.unit} />
              </Form.Item>
            ))}
          </FieldGrid>
        </fieldset>
      )}
      <fieldset className={styles.part}>
        <legend>{t('batch.machines')}</legend>
        <p className={styles.hint}>{t('batch.restPasses')}</p>
        <ul className={styles.machines}>
          {sheets.map(({ id, vin, photoCount }) => (
            <li key={id} className={styles.machine}>
              <div>
                <strong>{vin}</strong>
                <p className={styles.hint}>
                  <button
                    type="button"
                    className="hw-link"
                    aria-expanded={shown.includes(id)}
                    aria-label={`${vin}: ${t('audit.photos', { n: counted[id] ?? photoCount })}`}
                    onClick={() => setShown(shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id])}
                  >
                    {t('audit.photos', { n: counted[id] ?? photoCount })}
                  </button>
                </p>
              </div>
              {!data.noHours && (
                <Form.Item name={['vehicles', id, 'operatingHours']} label={t('field.operatingHours')} rules={required}>
                  <NumberInput decimals={1} nonNegative suffix={unitText('hour', language)} />
                </Form.Item>
              )}
              <Form.Item name={['vehicles', id, 'items']} noStyle>
                <Exceptions vin={vin} lines={data.items} />
              </Form.Item>
              {late.includes(id) && (
                <div className={styles.whole}>
                  <Form.Item name={['vehicles', id, 'delayReason']} label={t('batch.ownDelay')}>
                    <LimitedInput limit={300} />
                  </Form.Item>
                </div>
              )}
              {shown.includes(id) && (
                <div className={styles.whole}>
                  <MachinePhotos
                    id={id}
                    vin={vin}
                    always={always}
                    lines={data.items}
                    onCount={(photos) => setCounted((before) => ({ ...before, [id]: photos }))}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      </fieldset>
      <Form.Item name="submit" valuePropName="checked">
        <Checkbox disabled={needsPhotos}>{t(needsPhotos ? 'batch.photosFirst' : 'batch.submit')}</Checkbox>
      </Form.Item>
    </>
  );
}
