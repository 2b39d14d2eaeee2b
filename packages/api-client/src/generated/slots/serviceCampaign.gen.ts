// Written by generateSlots.ts from the contract; do not edit.

export const serviceCampaignSlots = {"bulletin":{"takes":["pdf","office","image"]},"drawings":{"takes":["image","pdf","office","archive"]}} as const;
