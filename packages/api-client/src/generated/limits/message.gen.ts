// Written by generateLimits.ts from the contract; do not edit.

export const messagesReadLimits = {"ids":{"type":"array","maxItems":200},"docType":{"type":"string","maxLength":64}} as const;

export const messagesSaveMailModeLimits = {"mailMode":{"type":"string","required":true}} as const;
