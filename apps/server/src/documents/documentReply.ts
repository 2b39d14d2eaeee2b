import type { DocumentRow } from '../shared/database/database.ts';

/** What the wire shows of the columns that every document has. */
export const documentReply = <Status extends string>(row: Omit<DocumentRow, 'status'> & { status: Status }) => ({
  id: row.id,
  orgCode: row.orgCode,
  dealerCode: row.dealerCode,
  dealerName: row.dealerName,
  subDealerCode: row.subDealerCode,
  subDealerName: row.subDealerName,
  status: row.status,
  submitTime: row.submitTime,
  submitBy: row.submitBy,
  auditTime: row.auditTime,
  auditBy: row.auditBy,
  auditOpinion: row.auditOpinion,
  version: row.version,
  createBy: row.createBy,
  createTime: row.createTime,
  updateBy: row.updateBy,
  updateTime: row.updateTime,
});
