// Written by generateLimits.ts from the contract; do not edit.

export const attachmentsPartFinishLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true}} as const;

export const attachmentsPartStartLimits = {"tableName":{"type":"string","maxLength":64,"pattern":"^\\w+$","required":true},"tableId":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"columnName":{"type":"string","maxLength":64,"pattern":"^\\w*$"},"fileName":{"type":"string","minLength":1,"maxLength":255,"required":true},"mimetype":{"type":"string","maxLength":100},"sizeBytes":{"type":"integer","minimum":1,"required":true},"fileKey":{"type":"string","minLength":1,"maxLength":400,"required":true}} as const;
