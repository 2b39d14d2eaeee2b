import { Field, Section, useValue } from '../paymentKind.ts';

/** Bank that the money comes from, or goes to. */
export function BankSection() {
  const isRemittance = useValue('kind') === 'remittance';
  return (
    <Section name="bank">
      <Field name="payerName" />
      <Field name="bankName" needed={isRemittance} />
      <Field name="bankTagNumber" needed={isRemittance} />
      <Field name="accountNumber" needed={isRemittance} />
      <Field name="bankReference" />
    </Section>
  );
}
