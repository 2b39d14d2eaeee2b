import type { DocumentRow } from '../../shared/database/database.ts';

/** The columns that every document has, before anything is known: part of the empty header of a kind. */
export const emptyDocument: DocumentRow<'draft'> = {
  id: '',
  tenantId: 0,
  orgCode: '',
  dealerCode: '',
  dealerName: '',
  subDealerCode: null,
  subDealerName: null,
  status: 'draft',
  submitTime: null,
  submitBy: null,
  auditTime: null,
  auditBy: null,
  auditOpinion: null,
  version: 1,
  createBy: '',
  createTime: '',
  updateBy: null,
  updateTime: null,
  delFlag: 0,
};
