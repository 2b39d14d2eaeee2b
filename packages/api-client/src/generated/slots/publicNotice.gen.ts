// Written by generateSlots.ts from the contract; do not edit.

export const publicNoticeSlots = {"attachments":{}} as const;
