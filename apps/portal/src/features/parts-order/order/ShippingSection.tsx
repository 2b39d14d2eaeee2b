import { Field, Section } from '../partsOrderKind.ts';

/** How and where the parts are to be sent; proposed from the last order. */
export const ShippingSection = () => (
  <Section name="shipping">
    <Field name="deliveryMethod" />
    <Field name="tradeTerm" />
    <Field name="customsDeclaration" />
    <Field name="consignee" />
    <Field name="deliveryAddress" rows={2} wide />
  </Section>
);
