// Written by generateLimits.ts from the contract; do not edit.

export const sequencesCancelLimits = {"docType":{"type":"string","maxLength":64,"required":true}} as const;

export const sequencesEditLimits = {"prefix":{"type":"string","maxLength":4,"pattern":"^[A-Z]{1,4}$","required":true},"datePart":{"type":"string","required":true},"dealerPart":{"type":"string","required":true},"digits":{"type":"integer","minimum":2,"maximum":8,"required":true},"docType":{"type":"string","maxLength":64,"required":true},"version":{"type":"integer","required":true}} as const;
