import { RatingInput } from '@harrow/ui';
import { labelIdOf } from '../../../shared/fields/control/controlProps.ts';
import { MaskedNumber } from '../../../shared/unmask/MaskedNumber.tsx';
import { useClaimFacts } from '../claimFacts.ts';
import { Field, Section, useDocument } from '../claimKind.ts';

/** Operating hours, failure and repair of the machine. */
export function UsageSection() {
  const claim = useDocument();
  const { noHours } = useClaimFacts();
  return (
    <Section name="usage">
      <Field name="operatingHours" needed={!noHours} />
      <Field name="failureDate" />
      <Field name="repairStartDate" />
      <Field name="repairDate" />
      <Field name="technician" />
      <Field name="partsInStock" />
      <Field name="complaint" rows={3} wide />
      <Field name="contactName" />
      <Field
        name="contactPhone"
        text={(phone) => claim && <MaskedNumber docType="warrantyClaim" id={claim.id} field="contactPhone" value={phone as string} />}
      />
      <Field name="repairPlace" />
      <Field name="customerSatisfaction" text={(stars) => `${stars as number} / 5`}>
        {({ status: _status, ...control }, value, change) => (
          <RatingInput {...control} aria-labelledby={labelIdOf(control.id)} value={value as number | null} onChange={(stars) => change(stars ?? null)} />
        )}
      </Field>
    </Section>
  );
}
