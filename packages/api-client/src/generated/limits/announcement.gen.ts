// Written by generateLimits.ts from the contract; do not edit.

export const announcementsAddLimits = {"priority":{"type":"string","required":true},"msgType":{"type":"string","required":true},"targetIds":{"type":"array","maxItems":200},"sendTime":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"},"revokeTime":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"}} as const;

export const announcementsDoReleaseDataLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true}} as const;

export const announcementsDoReovkeDataLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true}} as const;

export const announcementsEditLimits = {"id":{"type":"string","pattern":"^[0-9a-f]{32}$","required":true},"version":{"type":"integer","required":true},"priority":{"type":"string","required":true},"msgType":{"type":"string","required":true},"targetIds":{"type":"array","maxItems":200},"sendTime":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"},"revokeTime":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"}} as const;

export const announcementsReadLimits = {"ids":{"type":"array","minItems":1,"maxItems":50,"required":true}} as const;
