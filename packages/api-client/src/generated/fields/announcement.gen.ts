// Written by generateFields.ts from the contract; do not edit.

export const announcementsFields = {"id":{"kind":"text"},"version":{"kind":"number","integer":true},"createTime":{"kind":"datetime"},"titile":{"kind":"text","asked":false},"priority":{"kind":"dict","dict":"announcement_level"},"msgType":{"kind":"dict","dict":"announcement_to"},"receivers":{"kind":"text","asked":false},"sendTime":{"kind":"datetime"},"revokeTime":{"kind":"datetime"},"sendStatus":{"kind":"dict","dict":"send_status"},"sender":{"kind":"user"},"readCount":{"kind":"number","integer":true,"asked":false}} as const;
