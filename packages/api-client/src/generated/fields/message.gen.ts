// Written by generateFields.ts from the contract; do not edit.

export const messagesFields = {"id":{"kind":"text"},"event":{"kind":"text"},"title":{"kind":"text","asked":false},"content":{"kind":"text","asked":false},"docType":{"kind":"text"},"docId":{"kind":"text","asked":false},"docNo":{"kind":"text"},"createTime":{"kind":"datetime"}} as const;
