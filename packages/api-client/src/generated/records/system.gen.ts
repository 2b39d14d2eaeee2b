// Written by generateFields.ts from the contract; do not edit.

export const jobsRunsRecord = {"id":{"kind":"text"},"jobCode":{"kind":"text"},"trigger":{"kind":"dict","dict":"job_trigger"},"attempt":{"kind":"number","integer":true},"status":{"kind":"dict","dict":"job_run_status"},"scheduledTime":{"kind":"datetime"},"startTime":{"kind":"datetime"},"endTime":{"kind":"datetime"},"duration":{"kind":"number","integer":true,"unit":"ms"},"affected":{"kind":"number","integer":true},"message":{"kind":"text"},"startedBy":{"kind":"text"},"server":{"kind":"text"}} as const;
