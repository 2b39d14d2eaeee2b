export { ApprovalLog, type ApprovalStep } from './ApprovalLog.tsx';
