import type { DocumentRow, DocumentTable } from '../../shared/database/database.ts';

/** Columns of every document, in an empty header. The empty header of a kind declares its columns: their names, types and initial values. */
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

/** Table of a kind as Kysely knows it: columns that the database fills in by itself may be left out of an insert. */
export type TableOf<Header extends DocumentRow> = DocumentTable<Header['status']> & Omit<Header, keyof DocumentTable>;
