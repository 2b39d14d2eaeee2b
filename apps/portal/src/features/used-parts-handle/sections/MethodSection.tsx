import { DocumentSection, FieldGrid, ReadOnlyField } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useHandleEditing } from '../form/editing.ts';
import { DateField, DictField, NumberField, PersonField, TextField } from '../form/useHandleFields.ts';

export const methodFields = ['handleMethod', 'handleDate', 'handledBy', 'scrapWitness'] as const;
export const shippingFields = ['carrier', 'trackingNo', 'shipDate', 'boxes', 'weightKg', 'freight'] as const;

/** Methods by which cores leave the dealer. */
const returns: readonly (string | null)[] = ['return_maker', 'return_supplier'];

/** What becomes of the cores, and who has done it. */
export function MethodSection({ errorCount }: { errorCount: number }) {
  const { t } = useTranslation('usedPartsHandle');
  const { form } = useHandleEditing();
  return (
    <DocumentSection id="method" title={t('section.method')} errorCount={errorCount}>
      <FieldGrid>
        <DictField name="handleMethod" dict="handle_method" hint={form.lines.length > 0 ? t('methodHint') : undefined} />
        <DateField name="handleDate" />
        <PersonField name="handledBy" />
        {form.handleMethod === 'scrap_local' && <PersonField name="scrapWitness" />}
      </FieldGrid>
    </DocumentSection>
  );
}

/** How a return is sent, and to whom. */
export function ShippingSection({ errorCount }: { errorCount: number }) {
  const { t } = useTranslation('usedPartsHandle');
  const { form, handle } = useHandleEditing();
  if (!returns.includes(form.handleMethod)) return null;
  const { supplier } = handle ?? {};
  return (
    <DocumentSection id="shipping" title={t('section.shipping')} errorCount={errorCount}>
      <FieldGrid>
        {supplier && (
          <ReadOnlyField label={t('shipTo')} wide>
            {[supplier.supplierName, supplier.contact].filter(Boolean).join(' · ')}
          </ReadOnlyField>
        )}
        <TextField name="carrier" />
        <TextField name="trackingNo" optional />
        <DateField name="shipDate" />
        <NumberField name="boxes" decimals={0} />
        <NumberField name="weightKg" decimals={2} optional />
        <NumberField name="freight" decimals={2} {...(handle?.currency && { currency: handle.currency })} optional />
      </FieldGrid>
    </DocumentSection>
  );
}
