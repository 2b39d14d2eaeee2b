import {
  warrantyClaimsBugSaveLimits,
  warrantyClaimsDetailSaveLimits,
  warrantyClaimsPartsSaveLimits,
  warrantyClaimsSaveLimits,
} from '@harrow/api-client/limits';
import { type FieldLimits, type FieldRule, limitRules } from '@harrow/validation/field-rules';
import { type HeaderField, headerFields } from './claimForm.ts';

/** What the contract lets a header, a fault and the lines hold; controls and columns take their limits from here. */
export const headerLimits = warrantyClaimsSaveLimits;
export const faultLimits = warrantyClaimsBugSaveLimits;
export const labourLimits = warrantyClaimsDetailSaveLimits;
export const partLimits = warrantyClaimsPartsSaveLimits;

/** Header fields whose texts have a longest length. */
export type TextHeaderField = {
  [Name in HeaderField]: (typeof headerLimits)[Name] extends { maxLength: number } ? Name : never;
}[HeaderField];

const rules = Object.fromEntries(headerFields.map((name) => [name, limitRules(headerLimits[name] as FieldLimits)])) as Record<HeaderField, FieldRule[]>;

/** The limits of a header field as rules. */
export const headerRules = (name: HeaderField): readonly FieldRule[] => rules[name];
