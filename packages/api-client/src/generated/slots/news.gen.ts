// Written by generateSlots.ts from the contract; do not edit.

export const newsSlots = {"coverImage":{"takes":["image"],"most":1},"attachments":{"most":20}} as const;
