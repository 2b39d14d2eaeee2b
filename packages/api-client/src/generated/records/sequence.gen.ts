// Written by generateFields.ts from the contract; do not edit.

export const sequencesEditRecord = {"prefix":{"kind":"text","maxLength":4,"pattern":"^[A-Z]{1,4}$","required":true},"datePart":{"kind":"dict","dict":"sequence_date","required":true},"dealerPart":{"kind":"switch","required":true},"digits":{"kind":"number","integer":true,"minimum":2,"maximum":8,"required":true},"docType":{"kind":"text","maxLength":64,"required":true},"version":{"kind":"number","integer":true,"required":true}} as const;
