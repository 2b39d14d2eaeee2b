import { fieldsOf } from '../../../documents/form/fields.tsx';
import type { ClaimHeader } from './claimForm.ts';

export const { BoundField, TextField, MaskedField, NumberField, DateField, DictField, YesNoField, RatingField } = fieldsOf<ClaimHeader>();
