// Written by generateForms.ts from the contract; do not edit.

export const feedbacksForm = {"fields":{"feedbackType":{"kind":"dict","dict":"feedback_type","filled":true,"needed":true},"title":{"kind":"text","maxLength":100,"filled":true,"needed":true},"content":{"kind":"text","maxLength":2000,"filled":true,"needed":true},"priority":{"kind":"dict","dict":"priority","filled":true},"relatedType":{"kind":"dict","dict":"doc_type"},"relatedNo":{"kind":"text","maxLength":30},"contactName":{"kind":"text","maxLength":50},"contactPhone":{"kind":"text","maxLength":50}},"lists":{}} as const;
