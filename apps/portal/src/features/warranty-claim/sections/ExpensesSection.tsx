import { useClaimFacts } from '../claimFacts.ts';
import { Field, Section, useValue } from '../claimKind.ts';

/** The service trip and what else it cost. */
export function ExpensesSection() {
  const { currency } = useClaimFacts();
  const otherFee = useValue('otherFee');
  return (
    <Section name="expenses">
      <Field name="mileage" />
      <Field name="otherFee" suffix={currency} />
      <Field name="otherFeeDesc" rows={2} wide needed={Boolean(otherFee)} />
    </Section>
  );
}
