// Written by generateFields.ts from the contract; do not edit.

export const announcementsRecord = {"id":{"kind":"text"},"version":{"kind":"number","integer":true},"createTime":{"kind":"datetime"},"priority":{"kind":"text","required":true},"msgType":{"kind":"text","required":true},"receivers":{"kind":"text"},"sendTime":{"kind":"datetime","pattern":"^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"},"revokeTime":{"kind":"datetime","pattern":"^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"},"sendStatus":{"kind":"text"},"sender":{"kind":"text"},"readCount":{"kind":"number","integer":true}} as const;
